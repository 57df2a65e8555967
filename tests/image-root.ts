import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Mayfly } from '../packages/client/src/index.ts';
import { builtFor, copiedFrom, environmentOf, readDockerfile, restOf } from './support/container-files.ts';
import { freePort } from './support/free-port.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';

/**
 * `node tests/image-root.ts` builds what the Dockerfile builds and runs it alone on a bare Debian, as root would with a
 * container engine: ready, a mail, a command, backup, stop, start, the same mail, restore into a new volume. The shell
 * commands are those of docs/operate/containers.md. Needs root and debootstrap, and Debian's packages and those of npm from the network.
 */
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mayfly-image-'));
const source = join(folder, 'build');
const root = join(folder, 'root');
const print = (line: string) => process.stdout.write(`${line}\n`);
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(`Not as it should be: ${what}`);
  print(`  ${what}`);
};

const NPM_OPTIONS = '--include=dev --no-audit --no-fund --loglevel=error';
const stages = await readDockerfile();
const [build, last] = [stages[0]!, stages.at(-1)!];
const inRoot = (...command: string[]) => run('/', 'chroot', root, ...command);

try {
  print('Building the image');
  mkdirSync(source);
  for (const path of copiedFrom(build)) cpSync(join(project, path), join(source, path), { recursive: true });
  for (const command of restOf(build, 'RUN')) {
    // A registry that lacks packages of other platforms makes npm ci call the lockfile incomplete.
    const lenient = command.startsWith('npm ci')
      ? ` 2>/dev/null || npm install --no-save ${NPM_OPTIONS}`
      : '';
    run(source, 'sh', '-c', command + lenient);
  }
  run('/', 'debootstrap', '--variant=minbase', 'bookworm', root);
  inRoot('useradd', '--create-home', '--uid', '1000', 'node');
  cpSync(join(project, 'node_modules/node/bin/node'), join(root, 'usr/local/bin/node'), {
    dereference: true,
  });
  chmodSync(join(root, 'usr/local/bin/node'), 0o755);
  for (const path of copiedFrom(last))
    cpSync(join(project, path), join(root, 'app', path), { recursive: true });
  for (const path of builtFor(last)) {
    mkdirSync(dirname(join(root, 'app', path)), { recursive: true });
    cpSync(join(source, path), join(root, 'app', path), { recursive: true, verbatimSymlinks: true });
  }
  for (const command of restOf(last, 'RUN')) inRoot('sh', '-c', command);
  print(`  ${run('/', 'du', '-sm', join(root, 'app')).split('\t')[0]} MB besides Node and Debian`);

  const [http, smtp] = [await freePort(), await freePort()];
  const env = {
    PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...environmentOf(last),
    BIND_HOST: '127.0.0.1',
    HTTP_PORT: String(http),
    SMTP_PORT: String(smtp),
    PUBLIC_URL: `http://127.0.0.1:${http}`,
    DNS_SERVERS: '127.0.0.1:9',
    SENDER_CHECKS: 'off',
  };
  const inside = (...command: string[]) =>
    [
      ['unshare', '--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${root}/proc`],
      ['chroot', '--userspec=1000:1000', root, 'sh', '-c', 'cd /app && exec "$@"', 'sh', ...command],
    ].flat() as [string, ...string[]];
  const command = JSON.parse(restOf(last, 'CMD')[0]!) as string[];

  const start = async () => {
    const began = performance.now();
    const [program, ...args] = inside(...command);
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(child, 'exit');
    const isReady = () =>
      fetch(`http://127.0.0.1:${http}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('It did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    print(`  ready after ${((performance.now() - began) / 1000).toFixed(1)} seconds`);
    return async () => {
      // The first process of the namespace, which a container engine would tell to stop.
      const pids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
      process.kill(Number(pids[0]), 'SIGTERM');
      await ended;
    };
  };

  print('The first start');
  let stop = await start();
  const mayfly = new Mayfly({ baseUrl: `http://127.0.0.1:${http}` });
  const inbox = await mayfly.createInbox();
  await sendMail(smtp, { to: inbox.address, raw: plainMail({ text: 'Your verification code is 314159' }) });
  check((await inbox.waitForCode()) === '314159', 'a mail arrives, and its code is found');
  /** What `docker exec --interactive` and `docker run --interactive` do with the file `input`. */
  const execute = (command: string[], input?: Buffer) => {
    const [program, ...args] = inside(...command);
    return execFileSync(program, args, { env, maxBuffer: 1e9, ...(input ? { input } : {}) });
  };
  check(/1/.test(String(execute(['mayfly', 'stats']))), 'the command mayfly speaks to it');
  execute(['mayfly', 'backup', '/data/backup']);
  const backup = execute(['cat', '/data/backup']);
  const keys = execute(['sh', '-c', 'cd /data && tar -cf - mail.key*']);
  execute(['rm', '/data/backup']);
  const page = await (await fetch(`http://127.0.0.1:${http}/`)).text();
  check(page.includes('<title>'), 'the page is there');
  const uid = run('/', 'stat', '-c', '%u', join(root, 'data')).trim();
  check(uid === '1000' && existsSync(join(root, 'data/mail.key')), 'its data belongs to an ordinary user');
  await stop();

  print('The second start');
  stop = await start();
  const again = await mayfly.inbox(inbox.address).messages();
  check(again.length === 1 && again[0]!.code?.value === '314159', 'the same mail is there');
  await stop();

  print('A new volume');
  renameSync(join(root, 'data'), join(root, 'old'));
  for (const command of restOf(last, 'RUN')) if (command.includes('/data')) inRoot('sh', '-c', command);
  execute(['tar', '-xf', '-', '-C', '/data'], keys);
  execute(['sh', '-c', 'umask 077; cat > /data/backup'], backup);
  execute(['mayfly', 'restore', '/data/backup', '--yes']);
  stop = await start();
  check((await mayfly.inbox(inbox.address).messages()).length === 1, 'the backup brings the mail back');
  await stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
