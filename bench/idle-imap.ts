import { once } from 'node:events';
import type { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { freePort } from '#tests/support/free-port.ts';
import { openStream } from './memory.ts';
import { cpuSeconds } from './support/cpu.ts';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { residentBytes } from './support/rss.ts';
import { type Row, times } from './support/table.ts';

/** How many of each. Another number is set by IDLE_CONNECTIONS. */
const COUNT = Number(process.env.IDLE_CONNECTIONS ?? 2_000);
const PER_GUEST = 20;
/** As many logins of a network may be under way at a time as it may try wrong passwords. */
const AT_ONCE = 10;
const PER_NETWORK = 190;
const SETTLE_MS = 5_000;
/** Longer than the interval at which idle clients of either kind hear something. */
const WATCH_MS = 130_000;

/** What a client costs that idles over IMAP, compared with an open page. Each kind has a server of its own. */
export async function benchIdleImap(): Promise<Row[]> {
  const requests: Array<ReturnType<typeof get>> = [];
  const sockets: Socket[] = [];
  const imapPort = await freePort();
  const stream = await measure({}, async ({ http }, guests) => {
    for (const { token } of guests)
      await Promise.all(Array.from({ length: PER_GUEST }, () => openStream(http, token, requests)));
    return () => requests.forEach((request) => void request.destroy());
  });
  const idle = await measure({ IMAP_PORT: String(imapPort) }, async (_mayfly, guests) => {
    for (const guest of guests)
      for (let done = 0; done < PER_GUEST; done += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => openIdle(imapPort, guest, sockets)));
    return () => sockets.forEach((socket) => void socket.destroy());
  });
  const many = COUNT.toLocaleString('en');
  return [
    {
      what: `memory per idle IMAP connection, with ${many} of them`,
      measured: `${(idle.bytes / 1024).toFixed(1)} KB`,
      against: `event stream, ${(stream.bytes / 1024).toFixed(1)} KB`,
      ratio: times(idle.bytes / stream.bytes),
      budget: '<= 1 x',
      met: idle.bytes <= stream.bytes,
    },
    {
      what: `processor while ${many} IMAP connections idle`,
      measured: `${(idle.share * 100).toFixed(2)} % of a core`,
      against: `event streams, ${(stream.share * 100).toFixed(2)} %`,
      ratio: times(idle.share / stream.share),
      budget: '<= 1 x',
      met: idle.share <= stream.share,
    },
  ];
}

/** Opens connections, and returns the memory of each and the share of a core that they use while nothing happens. */
async function measure(
  env: Record<string, string>,
  openAll: (mayfly: Mayfly, guests: Guest[]) => Promise<() => void>,
) {
  const mayfly = await startMayfly({ env });
  let closeAll = () => {};
  try {
    const guests: Guest[] = [];
    for (let n = 0; n < COUNT / PER_GUEST; n++) guests.push(await guestWithInbox(mayfly.http));
    await pause(SETTLE_MS);
    const before = residentBytes(mayfly.pid);
    closeAll = await openAll(mayfly, guests);
    await pause(SETTLE_MS);
    const bytes = (residentBytes(mayfly.pid) - before) / COUNT;
    const spent = cpuSeconds(mayfly.pid);
    await pause(WATCH_MS);
    return { bytes, share: (cpuSeconds(mayfly.pid) - spent) / (WATCH_MS / 1_000) };
  } finally {
    closeAll();
    await mayfly.stop();
  }
}

/** Logs in, selects the inbox and idles. */
async function openIdle(port: number, { address, token }: Guest, open: Socket[]) {
  // The number of connections of a client is limited.
  const socket = connect({
    host: '127.0.0.1',
    port,
    localAddress: `127.0.5.${1 + Math.floor(open.length / PER_NETWORK)}`,
  });
  open.push(socket);
  socket.setEncoding('latin1');
  socket.write(`1 LOGIN ${address} ${token}\r\n2 SELECT INBOX\r\n3 IDLE\r\n`);
  let received = '';
  while (!received.includes('+ Idling')) {
    const [text] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [string | boolean];
    if (typeof text !== 'string') throw new Error(`IMAP: ${received}`);
    received += text;
  }
  socket.on('error', () => {});
  socket.resume();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
