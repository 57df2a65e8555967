import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import type { Found } from '#server/mime/extracting/extract.ts';
import { createDns } from '#server/verdict/bounded-dns.ts';
import { type Judged, unchecked } from '#server/verdict/judged.ts';
import type { AnalyserSettings, FromAnalyser, MailToAnalyse, Task, ToAnalyser } from './analyser.ts';
import { createSearchMail, planReading } from './search-mail.ts';

/** Receiving and reading mail come first: the kernel runs this thread with what they leave over. */
const LOW_PRIORITY = 10;
const ALIVE_MS = 500;
/** A mail that is not in memory is read in pieces of this size. Its first one has all of its headers. */
const PIECE = 256 * 1024;
const RECIPIENTS_AT_ONCE = 10;

const port = parentPort!;
const { dnsServers } = workerData as AnalyserSettings;
const dnsForOneMail = createDns({ servers: dnsServers });
const wanted = new Map<number, (piece: Buffer) => void>();
let working = 0;
let alive: NodeJS.Timeout | undefined;
const send = (message: FromAnalyser) => port.postMessage(message);

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const readerOf =
  (id: number, { bytes }: MailToAnalyse) =>
  async (start: number, end: number): Promise<Buffer> => {
    if (bytes) return asBuffer(bytes).subarray(start, end);
    return new Promise((resolve) => {
      wanted.set(id, resolve);
      send({ id, start, end });
    });
  };

type Read = ReturnType<typeof readerOf>;

async function find(id: number, { mail, ownAddresses }: Required<Task>, read: Read) {
  const plan = planReading(JSON.parse(asBuffer(mail.outline).toString()));
  const bodies: Buffer[] = [];
  for (const { start, end } of plan.parts) bodies.push(await read(start, end));
  send({ id, begins: true });
  const search = createSearchMail(plan, bodies);
  const found: Found[] = [];
  for (const own of ownAddresses) {
    found.push(search(own));
    // A mail may have a hundred recipients.
    if (found.length % RECIPIENTS_AT_ONCE === 0) await setImmediate();
  }
  return found;
}

async function judge({ mail }: Task, read: Read): Promise<Judged> {
  try {
    // Loaded with the first mail: most of the memory of this thread is the library for signatures.
    const { judgeMail } = await import('#server/verdict/judge-mail.ts');
    const { from, envelope } = JSON.parse(asBuffer(mail.outline).toString());
    const { size, bytes } = mail;
    const first = await read(0, bytes ? size : PIECE);
    let at = first.length;
    const more = async () => {
      const piece = at < size ? await read(at, at + PIECE) : null;
      at += PIECE;
      return piece?.length ? piece : null;
    };
    return await judgeMail({ from, envelope, first, isWhole: first.length >= size, more }, dnsForOneMail());
  } catch {
    return unchecked();
  }
}

async function work(id: number, task: Task) {
  if (working++ === 0) alive = setInterval(() => send({ alive: true }), ALIVE_MS);
  try {
    const read = readerOf(id, task.mail);
    const { ownAddresses } = task;
    const answer = ownAddresses ? await find(id, { ...task, ownAddresses }, read) : await judge(task, read);
    send({ id, answer });
  } catch {
    send({ id, failed: true });
  }
  if (--working === 0) clearInterval(alive);
}

port.on('message', (message: ToAnalyser) => {
  const { id } = message;
  if ('task' in message) return void work(id, message.task);
  wanted.get(id)?.(asBuffer(message.piece));
  wanted.delete(id);
});

lowerPriority();
port.postMessage(READY);

/** On Linux each thread has a priority of its own. Elsewhere this thread keeps that of the process. */
function lowerPriority() {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), LOW_PRIORITY);
  } catch {}
}
