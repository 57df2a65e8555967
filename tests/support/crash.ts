import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Inbox, InboxList } from '#contract/inboxes.ts';
import type { Message } from '#contract/messages.ts';
import { createGuest, type Guest } from './api-client.ts';
import { plainMail } from './mails.ts';
import { createRandom, newSeed } from './random.ts';
import { runProcess } from './run-process.ts';
import { connectSmtp } from './smtp-client.ts';

/** One guest may have a thousand addresses, so many rounds use fewer each. */
const inboxesFor = (rounds: number) => Math.max(1, Math.min(24, Math.floor(1_000 / rounds)));
const LARGE = 400_000;

type Sent = { subject: string; to: string[]; large: boolean; acknowledged: boolean };
export type CrashReport = {
  round: number;
  killed: 'process' | 'process and database';
  afterMs: number;
  sent: number;
  acknowledged: number;
  restartMs: number;
};

/**
 * Sends from many clients, kills the process with SIGKILL at a random moment (in every second round the database
 * too), starts it again and compares: every acknowledged mail is stored exactly once, no mail is stored twice, and
 * a mail has all of its recipients or none. Throws at the first difference.
 */
export async function runCrashRounds({
  rounds,
  dataDir,
  clients: count = 6,
  seed = newSeed(),
  report = () => {},
}: {
  rounds: number;
  dataDir: string;
  clients?: number;
  seed?: number;
  report?: (round: CrashReport) => void;
}) {
  const random = createRandom(seed);
  const start = () =>
    runProcess({
      DATA_DIR: dataDir,
      // Longer than the rounds take. A day would create a hundred partitions.
      FREE_LIFETIME: '2h',
      PREMIUM_LIFETIME: '2h',
      FREE_MAX_ADDRESSES: '1000',
      GENERATE_LIMIT_PER_IP: '0',
      LOG_LEVEL: 'error',
    });
  const all: Sent[] = [];
  let app = await start();
  const guest = await createGuest(app.http);
  try {
    for (let round = 1; round <= rounds; round++) {
      const here = guestAt(guest, app.http);
      const addresses: string[] = [];
      for (let n = 0; n < inboxesFor(rounds); n++) addresses.push((await here.generate()).address);
      const mine: Sent[] = [];
      const stop = { now: false };
      const clients = Array.from({ length: count }, (_, client) =>
        keepSending({ port: app.smtpPort, addresses, name: `r${round}c${client}`, sent: mine, stop, random }),
      );
      // A slow machine may take long for the first mail, so the time begins with its acknowledgement.
      while (!mine.some(({ acknowledged }) => acknowledged)) await sleep(5);
      const afterMs = Math.round(random() * 900);
      await sleep(afterMs);
      const both = round % 2 === 0;
      const database = await databasePid(dataDir);
      const stopped = app.stop('SIGKILL');
      if (both && database) process.kill(database, 'SIGKILL');
      await stopped;
      stop.now = true;
      await Promise.all(clients);
      all.push(...mine);

      const begun = Date.now();
      app = await start();
      const restartMs = Date.now() - begun;
      await check(guestAt(guest, app.http), all);
      report({
        round,
        killed: both ? 'process and database' : 'process',
        afterMs,
        sent: mine.length,
        acknowledged: mine.filter((mail) => mail.acknowledged).length,
        restartMs,
      });
    }
    return { sent: all.length, acknowledged: all.filter((mail) => mail.acknowledged).length };
  } finally {
    await app.stop();
    // The database is left only when a start failed.
    const left = await databasePid(dataDir);
    if (left) process.kill(left, 'SIGQUIT');
  }
}

/** Of the database that a process has started. */
export const databasePid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

async function keepSending({
  port,
  addresses,
  name,
  sent,
  stop,
  random,
}: {
  port: number;
  addresses: string[];
  name: string;
  sent: Sent[];
  stop: { now: boolean };
  random: () => number;
}) {
  const client = await connectSmtp(port).catch(() => null);
  const pick = () => addresses[Math.floor(random() * addresses.length)]!;
  for (let n = 0; client && !stop.now && !client.closed; n++) {
    const to = [...new Set(n % 4 ? [pick()] : [pick(), pick()])];
    const large = n % 10 === 9;
    const mail: Sent = { subject: `${name}n${n}`, to, large, acknowledged: false };
    if ((await client.command('MAIL FROM:<a@example.org>')).code !== 250) break;
    const codes: number[] = [];
    for (const address of to) codes.push((await client.command(`RCPT TO:<${address}>`)).code);
    if (!codes.every((code) => code === 250)) {
      await client.command('RSET');
      continue;
    }
    sent.push(mail);
    const { code } = await client.data(plainMail({ subject: mail.subject, text: textOf(mail) }));
    mail.acknowledged = code === 250;
  }
  client?.destroy();
}

const textOf = ({ subject, large }: Sent) =>
  large
    ? `${`${subject} `.repeat(9).trim()}\r\n`.repeat(Math.ceil(LARGE / (9 * subject.length)))
    : `${subject}\r\n`;

async function check(guest: Pick<Guest, 'messages' | 'raw' | 'emails'>, all: Sent[]) {
  const { emails } = await guest.emails();
  const places = new Map<string, Array<{ address: string; id: string }>>();
  for (const { address } of emails)
    for (const { id, subject } of await guest.messages(address))
      places.set(subject, [...(places.get(subject) ?? []), { address, id }]);
  for (const mail of all) {
    const found = places.get(mail.subject) ?? [];
    const addresses = found.map(({ address }) => address).sort();
    const whole = JSON.stringify(addresses) === JSON.stringify([...mail.to].sort());
    if (!(whole || (!mail.acknowledged && found.length === 0)))
      throw new Error(`${JSON.stringify(mail)} is in ${JSON.stringify(addresses)}`);
    if (!mail.large || !whole) continue;
    const raw = await guest.raw(found[0]!.address, found[0]!.id);
    const expected = plainMail({ subject: mail.subject, text: textOf(mail) });
    if (raw.toString() !== expected) throw new Error(`${mail.subject} came back changed`);
  }
  const known = new Set(all.map(({ subject }) => subject));
  for (const subject of places.keys()) if (!known.has(subject)) throw new Error(`${subject} was never sent`);
}

/** The same guest, for the port on which the service listens now. */
function guestAt(guest: Guest, http: string) {
  const ask = async (method: string, path: string) => {
    const answer = await fetch(`${http}/api/guest${path}`, {
      method,
      headers: { authorization: `Bearer ${guest.token}` },
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer;
  };
  // biome-ignore lint/suspicious/noExplicitAny: the form is described by the API
  const json = async (method: string, path: string) => (await ask(method, path)).json() as Promise<any>;
  const at = guest.messagesPath;
  return {
    generate: async (): Promise<Inbox> => (await json('POST', '/generate-email')).email,
    emails: (): Promise<InboxList> => json('GET', '/emails'),
    messages: async (address: string): Promise<Message[]> =>
      (await json('GET', `${at(address)}?view=summary`)).messages,
    raw: async (address: string, id: string) =>
      Buffer.from(await (await ask('GET', `${at(address)}/${id}/raw`)).arrayBuffer()),
  };
}
