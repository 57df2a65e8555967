import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createRandom } from '#tests/smtp-dialogue/random-dialogue.ts';
import { freePort } from '#tests/support/free-port.ts';
import { hostileStructures } from '#tests/support/hostile-structures.ts';
import { sendMail } from '#tests/support/smtp-client.ts';
import { watchWaiting } from './support/cpu.ts';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { type Answers, startHealthProbe } from './support/health-probe.ts';
import { startMayfly } from './support/mayfly.ts';
import { longestBlock } from './support/metrics.ts';
import { growthWhile } from './support/rss.ts';
import { megabytes, percentile, type Row, times } from './support/table.ts';
import { type Attack, createAttacks, describeAttack, type Protocol } from './support/worst-commands.ts';

/** How long it looks for the worst commands, and then sends them. Set by IMAP_WORST_SECONDS, and where chance begins by SEED. */
const SECONDS = Number(process.env.IMAP_WORST_SECONDS ?? 60);
const SEED = Number(process.env.SEED ?? Date.now() % 1e9);
const GUESTS = 4;
const LIMIT_MS = 50;
/** A command that takes longer is given up, as by a client that leaves. */
const GIVE_UP_MS = 2_000;
const LATE_MS = 300;
const KEPT = 12;

type Found = { attack: Attack; worst: number; block: number };

/** What others notice while four guests send mail programs' commands that ask for much: those found to be the worst. */
export async function benchImapWorst(): Promise<Row[]> {
  const ports = { imap: await freePort(), pop3: await freePort() };
  const mayfly = await startMayfly({
    env: {
      IMAP_PORT: String(ports.imap),
      POP3_PORT: String(ports.pop3),
      SENDER_CHECKS: 'off',
      FREE_ATTACHMENT_LIMIT: '20MB',
    },
  });
  const probe = await startHealthProbe(mayfly.http);
  const clients: Client[] = [];
  try {
    const guests: Guest[] = [];
    for (let n = 0; n < GUESTS; n++) guests.push(await guestWithInbox(mayfly.http));
    const mails = Object.entries(hostileStructures);
    const to = guests.map(({ address }) => address);
    for (const [name, make] of mails) {
      const { end } = await sendMail(mayfly.smtpPort, { to, raw: make() });
      if (end?.code !== 250) throw new Error(`${name}: ${end?.text}`);
    }
    await pause(2_000);
    await probe.take();
    await pause(5_000);
    const quiet = await probe.take();

    const random = createRandom(SEED);
    const attacks = createAttacks(random, mails.length);
    for (const guest of guests) clients.push(createClient(ports, guest));
    const sendAll = (attack: Attack) => Promise.all(clients.map(({ send }) => send(attack)));
    let found: Found[] = [];
    let tried = 0;
    const searching = async () => {
      for (const end = Date.now() + SECONDS * 750; Date.now() < end; tried++) {
        const attack =
          found.length < KEPT || random.below(3)
            ? attacks.random()
            : attacks.changed(random.pick(found).attack);
        await sendAll(attack);
        const block = await longestBlock(mayfly.http);
        const { mayfly: answers, idle } = await probe.take();
        const worst = (answers.at(-1) ?? 0) - (idle.at(-1) ?? 0);
        found = [...found, { attack, worst, block }].sort((a, b) => b.worst - a.worst).slice(0, KEPT);
      }
    };
    const { growth } = await growthWhile(mayfly.pid, searching);

    await probe.take();
    const waiting = watchWaiting(mayfly.pid);
    const end = Date.now() + SECONDS * 250;
    await Promise.all(
      clients.map(async ({ send }, nth) => {
        for (let at = nth; Date.now() < end; at++) await send(found[at % found.length]!.attack);
      }),
    );
    const busy = await probe.take();
    const waited = waiting();

    console.log(
      `seed ${SEED}, ${tried} tried. How much longer than an idle server's /healthz took, and the longest block:`,
    );
    for (const { attack, worst, block } of found)
      console.log(
        `${worst.toFixed(0).padStart(6)} ms ${block.toFixed(0).padStart(5)} ms  ${describeAttack(attack)}`,
      );
    const more = moreThanIdle(busy, 0.99) - moreThanIdle(quiet, 0.99);
    return [
      {
        what: `/healthz p99, ${GUESTS} guests send the worst commands of ${tried}`,
        measured: `${describe(busy.mayfly)}; ${more.toFixed(1)} ms more`,
        against: `an idle server ${describe(busy.idle)}; without them ${describe(quiet.mayfly)}; ${(waited * 100).toFixed(0)} % of the time no processor was free for it; limit ${LIMIT_MS} ms more`,
        ratio: times(more / LIMIT_MS),
        budget: '<= 1 x',
        met: more <= LIMIT_MS,
      },
      {
        what: 'memory while they are looked for',
        measured: megabytes(growth),
        against: '',
        ratio: '',
        budget: '',
        met: null,
      },
    ];
  } finally {
    for (const client of clients) client.close();
    await probe.stop();
    await mayfly.stop();
  }
}

const moreThanIdle = ({ mayfly, idle }: Answers, p: number) => percentile(mayfly, p) - percentile(idle, p);
const describe = (answers: number[]) =>
  `${percentile(answers, 0.99).toFixed(1)} ms (p50 ${percentile(answers, 0.5).toFixed(1)}, longest ${answers.at(-1)!.toFixed(1)})`;

type Client = ReturnType<typeof createClient>;

/** A guest's mail program. It connects again when it was sent away. */
function createClient(ports: Record<Protocol, number>, { address, token }: Guest) {
  const sockets: Partial<Record<Protocol, Socket>> = {};
  let count = 0;
  const login = {
    imap: `l LOGIN ${address} ${token}\r\ns SELECT INBOX\r\n`,
    pop3: `USER ${address}\r\nPASS ${token}\r\n`,
  };

  async function open(protocol: Protocol): Promise<Socket> {
    const known = sockets[protocol];
    if (known && !known.destroyed && !known.readableEnded) return known;
    known?.destroy();
    const socket = connect({ host: '127.0.0.1', port: ports[protocol] });
    socket.on('error', () => {});
    sockets[protocol] = socket;
    await sendTo(socket, protocol, login[protocol]);
    return socket;
  }

  /** Until everything is answered, the server closes, or it takes too long. */
  async function sendTo(socket: Socket, protocol: Protocol, text: string, reads: Attack['reads'] = 'all') {
    const last = protocol === 'imap' ? `z${++count}` : 'NOOP';
    const end = protocol === 'imap' ? `${last} OK Nothing done.\r\n` : '+OK Nothing done.\r\n';
    const given = new AbortController();
    let tail = '';
    const read = (bytes: Buffer) => {
      tail = (tail + bytes.toString('latin1', Math.max(0, bytes.length - 100))).slice(-100);
      if (tail.endsWith(end)) given.abort();
    };
    const leave = () => {
      socket.destroy();
      given.abort();
    };
    const giveUp = setTimeout(leave, reads === 'not at all' ? LATE_MS : GIVE_UP_MS);
    if (reads !== 'all') socket.pause();
    if (reads === 'late') setTimeout(() => socket.resume(), LATE_MS);
    socket.on('data', read);
    if (reads !== 'all') socket.pause();
    socket.write(`${text}${protocol === 'imap' ? `${last} NOOP` : last}\r\n`);
    await once(socket, 'close', { signal: given.signal }).catch(() => {});
    clearTimeout(giveUp);
    socket.off('data', read);
  }

  return {
    async send({ protocol, lines, reads }: Attack) {
      const socket = await open(protocol);
      const commands = protocol === 'imap' ? lines.map((line) => `t ${line}`) : lines;
      await sendTo(socket, protocol, `${commands.join('\r\n')}\r\n`, reads);
    },
    close: () => {
      for (const socket of Object.values(sockets)) socket.destroy();
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
