import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createGuest, type Guest } from './api-client.ts';
import { mailWith, plainMail } from './mails.ts';
import { runProcess } from './run-process.ts';
import { connectSmtp, sendMail } from './smtp-client.ts';
import { openEvents } from './sse-client.ts';
import { startWitness } from './witness.ts';

type App = Awaited<ReturnType<typeof runProcess>>;
type Print = (line: string) => void;
type Round = { needsRoot?: true; run: (print: Print) => Promise<string> };

const DOWN_MS = 60_000;
const KINDS = ['expired', 'unknown', 'expired', 'unknown'] as const;
const settings = {
  FREE_LIFETIME: '2h',
  PREMIUM_LIFETIME: '2h',
  FREE_MAX_ADDRESSES: '500',
  GENERATE_LIMIT_PER_IP: '0',
  LOG_LEVEL: 'silent',
};

export const isRoot = () => process.getuid?.() === 0;

function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const rssMb = ({ pid }: App) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Returns a function that reports the longest block of the event loop since now, and that of an idle process. */
async function watchBlocks({ http }: App) {
  const witness = await startWitness();
  const ours = async () => {
    const text = await fetch(`${http}/metrics`).then((answer) => answer.text());
    return (
      Number(/^mayfly_nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1] ?? 0) * 1000
    );
  };
  await Promise.all([ours(), witness.blockMs()]);
  return async () => {
    const [own, machine] = await Promise.all([ours(), witness.blockMs()]);
    witness.close();
    return `longest block ${own.toFixed(0)} ms, of an idle process beside it ${machine.toFixed(0)} ms`;
  };
}

const codeOf = async (port: number, to: string, raw: string | Buffer = plainMail()) => {
  const { recipients, end } = await sendMail(port, { to, raw });
  return end?.code ?? recipients[0]?.code ?? 0;
};

const statusOf = async (guest: Guest, address: string) =>
  (await guest.ask('GET', `${guest.messagesPath(address)}?view=summary`)).status;

/** Waits until mail and reads work again, and returns the time in milliseconds. */
async function recovery(app: App, guest: Guest, address: string) {
  const began = performance.now();
  for (;;) {
    const code = await codeOf(app.smtpPort, address, plainMail({ subject: 'again' })).catch(() => 0);
    if (code === 250 && (await statusOf(guest, address)) === 200) return performance.now() - began;
    must(performance.now() - began < 30_000, 'no recovery within 30 s');
    await sleep(100);
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-fault-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The database stops for a minute and starts again. */
const database: Round = {
  run: (print) =>
    inFolder(async (folder) => {
      const log = pino({ level: 'silent' });
      const start = () => startEmbedded({ dataDir: join(folder, 'database'), log, ballast: false });
      let cluster = await start();
      const url = new URL(cluster.url);
      const app = await runProcess({ ...settings, DATABASE_URL: url.href, DATA_DIR: join(folder, 'data') });
      try {
        const guest = await createGuest(app.http);
        const { address } = await guest.generate();
        must(
          (await codeOf(app.smtpPort, address, plainMail({ subject: 'before' }))) === 250,
          'mail was refused at the beginning',
        );
        const stream = await openEvents(app.http, { token: guest.token });
        const blocks = await watchBlocks(app);
        await cluster.stop();
        print(`database: stopped for ${DOWN_MS / 1000} s`);
        const until = Date.now() + DOWN_MS;
        let attempts = 0;
        while (Date.now() < until) {
          const [code, answer] = await Promise.all([
            codeOf(app.smtpPort, address),
            guest.ask('GET', guest.messagesPath(address)),
          ]);
          must(code === 451, `mail got ${code} while the database was down`);
          must(answer.status === 503 && answer.json?.success === false, `a read got ${answer.status}`);
          attempts++;
          await sleep(500);
        }
        const block = await blocks();
        cluster = await start();
        const ms = await recovery(app, guest, address);
        must(ms < 5_000, `recovery took ${Math.round(ms)} ms`);
        // An open stream continues by itself, and a broken one is resumed from its position.
        const resumed = stream.ended
          ? await openEvents(app.http, { token: guest.token, lastEventId: stream.lastEventId })
          : stream;
        await resumed.take(1);
        const subjects = (await guest.messages(address)).map(({ subject }) => subject);
        must(subjects.join() === 'again,before', `the inbox contains ${subjects.join()}`);
        await resumed.close();
        await stream.close();
        return `${attempts} mails got 451 and as many reads got 503; everything works ${Math.round(ms)} ms after the restart; ${block}`;
      } finally {
        await app.stop();
        await cluster.stop();
      }
    }),
};

/** The disk of the embedded database is completely full, then has space again. */
const disk: Round = {
  needsRoot: true,
  run: (print) =>
    inFolder(async (folder) => {
      const mount = join(folder, 'disk');
      mkdirSync(mount);
      execFileSync('chmod', ['755', folder]);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', mount]);
      const left = () => statfsSync(mount).bavail * statfsSync(mount).bsize;
      const app = await runProcess({ ...settings, DATA_DIR: join(mount, 'data') });
      try {
        const guest = await createGuest(app.http);
        const [first, second] = [await guest.generate(), await guest.generate()];
        must((await codeOf(app.smtpPort, first.address)) === 250, 'mail was refused at the beginning');
        const blocks = await watchBlocks(app);
        let sent = 0;
        const answers = new Set<number>();
        for (const keep of [14, 0]) {
          const file = openSync(join(mount, `filler-${keep}`), 'w');
          const block = Buffer.alloc(keep ? 2 ** 20 : 4096);
          try {
            while (left() > keep * 2 ** 20) writeSync(file, block);
          } catch {
            // The disk is full.
          }
          closeSync(file);
          print(`disk: ${Math.round(left() / 2 ** 20)} MB left`);
          for (let n = 0; n < 40; n++, sent++) {
            const code = await codeOf(
              app.smtpPort,
              second.address,
              mailWith({ size: n % 2 ? 2_000_000 : 20_000 }),
            );
            if (n > 5) answers.add(code);
            must((await statusOf(guest, first.address)) === 200, 'a read failed on a full disk');
            await sleep(50);
          }
        }
        must([...answers].join() === '452', `mail got ${[...answers].join()} on a full disk`);
        const block = await blocks();
        for (const keep of [14, 0]) rmSync(join(mount, `filler-${keep}`));
        const ms = await recovery(app, guest, first.address);
        return `${sent} mails, deferred with 452, every read answered; everything works ${Math.round(ms)} ms after there is space; ${block}`;
      } finally {
        await app.stop();
        execFileSync('umount', ['-l', mount]);
      }
    }),
};

/** Thousands of silent connections. */
const idle: Round = {
  run: () =>
    inFolder(async (folder) => {
      const app = await runProcess({ ...settings, DATA_DIR: folder });
      const sockets: Socket[] = [];
      try {
        const guest = await createGuest(app.http);
        const { address } = await guest.generate();
        await codeOf(app.smtpPort, address);
        const before = rssMb(app);
        const blocks = await watchBlocks(app);
        for (let n = 0; n < 5_200; n++) {
          const socket = connect({
            port: app.smtpPort,
            host: '127.0.0.1',
            localAddress: `127.0.2.${1 + (n % 30)}`,
          });
          socket.on('error', () => {}).resume();
          sockets.push(socket);
          if (n % 100 === 99) await sleep(20);
        }
        await sleep(6_000);
        const times: number[] = [];
        for (let n = 0; n < 40; n++) {
          const began = performance.now();
          must((await codeOf(app.smtpPort, address)) === 250, 'mail was refused beside idle connections');
          times.push(performance.now() - began);
        }
        times.sort((a, b) => a - b);
        const grown = rssMb(app) - before;
        const open = sockets.filter((socket) => !socket.destroyed).length;
        must(grown < 400, `memory grew by ${Math.round(grown)} MB`);
        return `${open} idle connections take ${Math.round(grown)} MB, ${((grown * 1024) / open).toFixed(0)} KB each; 40 mails beside them took a median of ${times[20]!.toFixed(0)} ms, greeting included; ${await blocks()}`;
      } finally {
        for (const socket of sockets) socket.destroy();
        await app.stop();
      }
    }),
};

/** Compares the time of the reply for expired and unknown addresses. */
const probing: Round = {
  run: () =>
    inFolder(async (folder) => {
      const app = await runProcess({ ...settings, DATA_DIR: folder, FREE_LIFETIME: '2s' });
      try {
        const guest = await createGuest(app.http);
        const expired = [];
        for (let n = 0; n < 60; n++) expired.push((await guest.generate()).address);
        await sleep(2_500);
        const times = { expired: [] as number[], unknown: [] as number[] };
        for (let n = 0; n < 200; n++) {
          // A new client each time, because replies become slow after a few unknown recipients.
          const client = await connectSmtp(app.smtpPort, { from: `127.0.3.${1 + n}` });
          await client.command('MAIL FROM:<a@example.org>');
          await client.command(`RCPT TO:<first.was.x${n}@mayfly.test>`);
          // Alternating, so that other load affects both equally.
          for (const kind of n % 2 ? KINDS : [...KINDS].reverse()) {
            const to = kind === 'expired' ? expired[n % 60]! : `never.was.x${n}@mayfly.test`;
            const began = performance.now();
            const { code } = await client.command(`RCPT TO:<${to}>`);
            must(code === 550, `a probe got ${code}`);
            times[kind].push(performance.now() - began);
          }
          client.destroy();
        }
        const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!;
        const ratio = median(times.expired) / median(times.unknown);
        must(ratio > 0.8 && ratio < 1.25, `expired takes ${ratio.toFixed(2)} times as long as unknown`);
        return `an expired address is refused in ${ratio.toFixed(2)} times the time of an unknown one (medians of ${times.expired.length})`;
      } finally {
        await app.stop();
      }
    }),
};

export const rounds: Record<string, Round> = { database, disk, idle, probing };
