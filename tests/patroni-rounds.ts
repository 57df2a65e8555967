import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { keepSending, listedFor, openReader, type Reader } from './support/load.ts';
import { patroniPrograms } from './support/patroni-programs.ts';
import { runProcess } from './support/run-process.ts';

/**
 * `npm run test:patroni`: the three machines of docs/operate/failover.md as three loopback addresses, with the files of deploy/ and
 * Debian's own programs. One Mayfly uses HAProxy and one several hosts. Then the machine of the primary is lost and comes back,
 * the synchronous standby freezes, and the primary is switched on purpose. It takes two minutes, so it is not part of
 * `npm test`.
 */
const MACHINES = [1, 2, 3].map((nth) => ({ name: `db${nth}`, address: `127.0.0.${10 + nth}` }));
const PAGES = 12;
/** Before the first fault and after each one. */
const MAILS = 30;
/** A free inbox holds 50 mails. */
const MOST_MAILS = 45 * PAGES;
/** The `ttl` of Patroni, and some time to notice and to promote. */
const LONGEST_SILENCE_MS = 40_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

const { version, missing } = patroniPrograms();
if (missing.length) {
  print(
    `skipped, because this needs ${missing.join(', ')} (apt-get install postgresql patroni etcd-server haproxy)`,
  );
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'mayfly-patroni-'));
chmodSync(folder, 0o755);
const password = 'loopback-only';
const file = (path: string) => readFileSync(new URL(`../deploy/${path}`, import.meta.url), 'utf8');
/** What an operator does with sed, and loopback in place of the three addresses. */
const filledIn = (path: string, { name, address }: (typeof MACHINES)[number], home: string) =>
  file(path)
    .replaceAll(/10\.0\.0\.([123])\b/g, '127.0.0.1$1')
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('MY_NAME', name)
    .replaceAll('MY_ADDRESS', address)
    .replaceAll('PG_VERSION', version)
    .replaceAll(/(SUPERUSER|REPLICATOR|REWIND)_PASSWORD/g, password)
    .replaceAll('/var/lib/postgresql/mayfly', join(home, 'postgresql'))
    .replaceAll('/var/lib/etcd/mayfly', join(home, 'etcd'))
    .replaceAll('/var/run/postgresql', home);

type Child = ReturnType<typeof spawn>;
const started: Child[] = [];
function run(program: string, args: string[], home: string, env: NodeJS.Dict<string> = {}) {
  const output = openSync(join(home, `${program}.log`), 'a');
  const child = spawn(program, args, {
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  started.push(child);
  return child;
}

/** The process and everything it started, whatever group it is in. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}
const postmasterOf = (home: string) => {
  try {
    return [Number(readFileSync(join(home, 'postgresql/postmaster.pid'), 'utf8').split('\n')[0])];
  } catch {
    return [];
  }
};
/** Signals processes and all that they started. SIGKILL ends them as a power cut would. */
function signal(pids: number[], name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL') {
  for (const pid of pids.flatMap((one) => {
    try {
      return family(one);
    } catch {
      return [];
    }
  }))
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
}

const machines = MACHINES.map((machine) => {
  const home = join(folder, machine.name);
  mkdirSync(home);
  writeFileSync(join(home, 'patroni.yml'), filledIn('patroni/patroni.yml', machine, home));
  execFileSync('chown', ['-R', 'postgres', home]);
  return { ...machine, home, children: [] as Child[] };
});
type Machine = (typeof machines)[number];
const pidsOf = ({ children, home }: Machine) => [...children.map(({ pid }) => pid!), ...postmasterOf(home)];

/** What systemd starts on a machine. */
function boot(machine: Machine) {
  const settings = parseEnv(filledIn('patroni/etcd.env', machine, machine.home));
  const patroni = ['-u', 'postgres', '--', 'patroni', join(machine.home, 'patroni.yml')];
  const arch = { ETCD_UNSUPPORTED_ARCH: process.arch === 'arm64' ? 'arm64' : '' };
  machine.children = [
    run('etcd', [], machine.home, { ...settings, ...arch }),
    run('runuser', patroni, machine.home),
  ];
}

const isA = async (role: string, { address }: { address: string }) =>
  fetch(`http://${address}:8008/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
const withRole = async (role: string) => {
  const are = await Promise.all(machines.map((machine) => isA(role, machine)));
  return machines.filter((_, nth) => are[nth]);
};
async function until(what: string, isReady: () => Promise<boolean> | boolean, ms = 90_000) {
  const began = performance.now();
  while (!(await isReady())) {
    if (performance.now() - began > ms)
      throw new Error(`${what}: not within ${ms / 1000} s (logs: ${folder})`);
    await sleep(100);
  }
}

const untilComplete = () =>
  until(
    'a primary, a synchronous and another standby',
    async () =>
      (await withRole('primary')).length === 1 &&
      (await withRole('replica')).length === 2 &&
      (await withRole('synchronous')).length === 1,
  );

type Load = { readers: Reader[]; times: number[] };
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const NAMES = ['behind HAProxy', 'with several hosts'];

/** The longest time without an acknowledged mail since then, for each Mayfly. */
const silences = (loads: Load[], since: number) =>
  loads
    .map(({ times }, nth) => {
      const after = [since, ...times.filter((at) => at > since)];
      const longest = Math.max(...after.slice(1).map((at, index) => at - after[index]!));
      return `${seconds(longest)} ${NAMES[nth]}`;
    })
    .join(', ');

/** Mail is acknowledged and every page sees new mail. */
async function untilMailGoesOn(loads: Load[], what: string) {
  const since = performance.now();
  const seen = loads.map(({ readers }) => readers.map(({ page }) => page.count()));
  await until(
    `mail and pages after ${what}`,
    () =>
      loads.every(
        ({ times, readers }, nth) =>
          times.filter((at) => at > since).length >= MAILS &&
          readers.every(({ page }, of) => page.count() > seen[nth]![of]!),
      ),
    LONGEST_SILENCE_MS,
  );
}

async function losePrimary(loads: Load[]) {
  const [primary] = await withRole('primary');
  const lostAt = performance.now();
  signal(pidsOf(primary!));
  rmSync(join(primary!.home, 'postgresql/postmaster.pid'));
  print(`${primary!.name} is lost: Patroni, PostgreSQL and etcd`);
  await until('another primary', async () => (await withRole('primary')).length === 1, LONGEST_SILENCE_MS);
  const promotedAt = performance.now();
  await untilMailGoesOn(loads, 'the loss');
  const late = loads.map(({ times }) => seconds(times.find((at) => at > promotedAt)! - promotedAt));
  print(`no mail for ${silences(loads, lostAt)}; after the promotion ${late.join(' and ')}`);
  boot(primary!);
  await untilComplete();
  print(`${primary!.name} is back`);
}

async function freezeStandby(loads: Load[]) {
  const [standby] = await withRole('synchronous');
  const frozenAt = performance.now();
  signal(pidsOf(standby!), 'SIGSTOP');
  print(`${standby!.name}, the synchronous standby, is frozen`);
  await until('another synchronous standby', async () => (await withRole('synchronous')).length === 1);
  await untilMailGoesOn(loads, 'a frozen standby');
  print(`no mail for ${silences(loads, frozenAt)}`);
  signal(pidsOf(standby!), 'SIGCONT');
  await untilComplete();
}

async function switchOver(loads: Load[]) {
  const [before] = await withRole('primary');
  const askedAt = performance.now();
  execFileSync('patronictl', ['-c', join(before!.home, 'patroni.yml'), 'switchover', '--force']);
  await until('the other primary', async () => {
    const [now] = await withRole('primary');
    return now !== undefined && now !== before;
  });
  print('the primary was switched on purpose');
  await untilMailGoesOn(loads, 'the switch');
  print(`no mail for ${silences(loads, askedAt)}`);
}

async function main() {
  for (const machine of machines) boot(machine);
  await untilComplete();
  const [primary] = await withRole('primary');
  print(`${primary!.name} is the primary`);
  for (const statement of [
    `CREATE ROLE mayfly LOGIN PASSWORD '${password}'`,
    'CREATE DATABASE mayfly OWNER mayfly',
    'GRANT pg_read_all_stats TO mayfly',
  ])
    execFileSync('runuser', ['-u', 'postgres', '--', 'psql', '-q', '-h', primary!.home, '-c', statement]);
  print(String(execFileSync('patronictl', ['-c', join(primary!.home, 'patroni.yml'), 'list'])));
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    filledIn('haproxy.cfg', MACHINES[0]!, folder).replaceAll('127.0.0.1:500', '127.0.0.14:500'),
  );
  run('haproxy', ['-f', join(folder, 'haproxy.cfg')], folder);

  const user = `postgres://mayfly:${password}@`;
  const start = (name: string, env: Record<string, string>) =>
    runProcess({
      ...env,
      DATA_DIR: join(folder, name),
      MAIL_KEY: Buffer.alloc(32, 3).toString('base64'),
      FREE_LIFETIME: '2h',
      PREMIUM_LIFETIME: '2h',
      GENERATE_LIMIT_PER_IP: '0',
      LOG_LEVEL: 'error',
    });
  await until('HAProxy knows the primary', async () => {
    const env = { PATH: process.env.PATH, PGPASSWORD: password };
    try {
      execFileSync('psql', ['--host=127.0.0.14', '--port=5000', '--username=mayfly', '--command=SELECT 1'], {
        env,
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  });
  const mayflies = [
    await start('mayfly-1', { DATABASE_URL: `${user}127.0.0.14:5000/mayfly` }),
    await start('mayfly-2', {
      DATABASE_URL: `${user}${MACHINES.map(({ address }) => address).join()}/mayfly?target_session_attrs=read-write`,
    }),
  ];
  try {
    let isStopped = false;
    const loads = await Promise.all(
      mayflies.map(async ({ http, smtpPort }) => {
        const readers = await Promise.all(Array.from({ length: PAGES }, () => openReader(http)));
        const times: number[] = [];
        let given = 0;
        const sending = Promise.all(
          [1, 2].map(() =>
            keepSending({
              port: smtpPort,
              readers,
              pauseMs: 200,
              next: () => (isStopped || given >= MOST_MAILS ? null : given++),
              onAcknowledged: () => times.push(performance.now()),
            }),
          ),
        );
        return { readers, times, sending };
      }),
    );
    await until('mail before the loss', () => loads.every(({ times }) => times.length >= MAILS));
    await losePrimary(loads);
    await freezeStandby(loads);
    await switchOver(loads);
    isStopped = true;
    await Promise.all(loads.map(({ sending }) => sending));
    for (const [nth, { readers, times }] of loads.entries()) {
      for (const reader of readers) {
        const listed = await listedFor(reader);
        const lost = reader.acknowledged.filter((subject) => !listed.includes(subject));
        if (lost.length) throw new Error(`lost: ${lost.join()}`);
        if (new Set(listed).size !== listed.length) throw new Error(`stored twice: ${listed.join()}`);
        await until('every page sees its mail', () => reader.page.sees(listed), 10_000);
        await reader.page.close();
      }
      print(
        `${NAMES[nth]}: ${times.length} mails acknowledged, none lost or doubled, every page saw its own`,
      );
    }
  } finally {
    await Promise.all(mayflies.map((mayfly) => mayfly.stop()));
  }
}

try {
  await main();
} finally {
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  signal([...running.map(({ pid }) => pid!), ...machines.flatMap(({ home }) => postmasterOf(home))]);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
process.exit(0);
