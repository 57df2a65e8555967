import { superviseWorker } from '#server/lib/supervise-worker.ts';
import type { Judged } from './judged.ts';

/** The worker answers within five seconds, unless the machine is very busy. */
const SILENT_MS = 30_000;
const MEMORY_MB = 128;

export type JudgeSettings = { dnsServers: string[] };
export type ToJudge =
  | { id: number; outline: Uint8Array; first: Uint8Array; isWhole: boolean }
  | { id: number; piece: Uint8Array | null };
export type FromJudge = { id: number; more: true } | { id: number; judged: Judged };

type Task = { pieces: AsyncIterator<Buffer>; resolve: (judged: Judged | null) => void };

/**
 * Checks senders on a worker thread that is started for the first mail. It takes several mails at once, because most of
 * the time it waits for DNS. Large mails are handed over in pieces, when the worker asks for them.
 */
export function createJudge({ dnsServers }: JudgeSettings) {
  const tasks = new Map<number, Task>();
  const worker = superviseWorker<FromJudge>({
    file: new URL('./judge-worker.ts', import.meta.url),
    workerData: { dnsServers } satisfies JudgeSettings,
    memoryMb: MEMORY_MB,
    silentMs: SILENT_MS,
    isBusy: () => tasks.size > 0,
    onMessage(message) {
      if ('more' in message) void sendPiece(message.id);
      else finish(message.id, message.judged);
    },
    // The mails at a worker that is lost stay unchecked.
    onLost() {
      for (const id of [...tasks.keys()]) finish(id, null);
    },
  });
  let nextId = 0;
  let closed = false;

  function finish(id: number, judged: Judged | null) {
    const task = tasks.get(id);
    tasks.delete(id);
    task?.resolve(judged);
    void task?.pieces.return?.();
  }

  async function sendPiece(id: number) {
    try {
      const { value, done } = (await tasks.get(id)?.pieces.next()) ?? { done: true };
      if (!tasks.has(id)) return;
      send(done ? { id, piece: null } : { id, piece: new Uint8Array(value) });
    } catch {
      // The message was deleted while it was being read.
      if (tasks.has(id)) send({ id, piece: null });
      finish(id, null);
    }
  }

  function send(message: ToJudge) {
    const bytes = 'outline' in message ? [message.outline, message.first] : [message.piece];
    worker.post(
      message,
      bytes.flatMap((one) => (one ? [one.buffer as ArrayBuffer] : [])),
    );
  }

  return {
    /** Null when the mail could not be read or the worker was lost: then nothing is known about the mail. */
    async judge(outline: Buffer, pieces: AsyncIterator<Buffer>, size: number): Promise<Judged | null> {
      const first = await pieces.next();
      if (closed) return null;
      const id = nextId++;
      const judged = new Promise<Judged | null>((resolve) => tasks.set(id, { pieces, resolve }));
      const bytes = new Uint8Array(first.done ? Buffer.alloc(0) : first.value);
      send({ id, outline: new Uint8Array(outline), first: bytes, isWhole: bytes.length >= size });
      return judged;
    },

    async close(): Promise<void> {
      closed = true;
      await worker.drop();
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
