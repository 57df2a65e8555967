import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import { createDns } from './bounded-dns.ts';
import type { FromJudge, JudgeSettings, ToJudge } from './judge.ts';
import { judgeMail } from './judge-mail.ts';
import { type Judged, unchecked } from './judged.ts';

/** Receiving and reading mail come first: the kernel runs this thread with what they leave over. */
const LOW_PRIORITY = 10;

const port = parentPort!;
const { dnsServers } = workerData as JudgeSettings;
const dnsForOneMail = createDns({ servers: dnsServers });
const wanted = new Map<number, (piece: Buffer | null) => void>();
const send = (message: FromJudge) => port.postMessage(message);

async function judge({
  id,
  outline,
  first,
  isWhole,
}: Extract<ToJudge, { outline: unknown }>): Promise<Judged> {
  try {
    const { from, envelope } = JSON.parse(Buffer.from(outline).toString());
    const more = () =>
      new Promise<Buffer | null>((resolve) => {
        wanted.set(id, resolve);
        send({ id, more: true });
      });
    return await judgeMail(
      { from, envelope, first: Buffer.from(first.buffer), isWhole, more },
      dnsForOneMail(),
    );
  } catch {
    return unchecked();
  }
}

port.on('message', async (message: ToJudge) => {
  const { id } = message;
  if ('outline' in message) return send({ id, judged: await judge(message) });
  wanted.get(id)?.(message.piece && Buffer.from(message.piece.buffer));
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
