import { Worker } from 'node:worker_threads';
import type { Judged } from './judged.ts';

/** The worker answers within five seconds, unless the machine is very busy. */
const SILENT_MS = 30_000;
const WORKER_MEMORY_MB = 128;
const YOUNG_MB = 6;

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
  let worker: Worker | null = null;
  let nextId = 0;
  let silence: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const started = new Worker(new URL('./judge-worker.ts', import.meta.url), {
      workerData: { dnsServers } satisfies JudgeSettings,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', (message: FromJudge) => {
      if (worker !== started) return;
      if ('more' in message) void sendPiece(message.id);
      else finish(message.id, message.judged);
      watch();
    });
    const onLost = () => {
      if (worker === started) giveUp();
    };
    started.on('error', onLost);
    started.on('exit', onLost);
    return started;
  }

  /** The worker only keeps the process alive while it has something to do. */
  function watch() {
    clearTimeout(silence);
    if (!tasks.size) return worker?.unref();
    worker?.ref();
    silence = setTimeout(giveUp, SILENT_MS);
  }

  function finish(id: number, judged: Judged | null) {
    const task = tasks.get(id);
    tasks.delete(id);
    task?.resolve(judged);
    void task?.pieces.return?.();
  }

  /** The mails at a worker that is lost stay unchecked, and the next mail starts another. */
  function giveUp() {
    clearTimeout(silence);
    const old = worker;
    worker = null;
    for (const id of [...tasks.keys()]) finish(id, null);
    return old?.terminate();
  }

  async function sendPiece(id: number) {
    try {
      const { value, done } = (await tasks.get(id)?.pieces.next()) ?? { done: true };
      send(done ? { id, piece: null } : { id, piece: new Uint8Array(value) });
    } catch {
      // The message was deleted while it was being read.
      send({ id, piece: null });
      finish(id, null);
    }
  }

  function send(message: ToJudge) {
    const bytes = 'outline' in message ? [message.outline, message.first] : [message.piece];
    worker?.postMessage(
      message,
      bytes.flatMap((one) => (one ? [one.buffer as ArrayBuffer] : [])),
    );
  }

  return {
    /** Null when the mail could not be read or the worker was lost: then nothing is known about the mail. */
    async judge(outline: Buffer, pieces: AsyncIterator<Buffer>, size: number): Promise<Judged | null> {
      const first = await pieces.next();
      if (closed) return null;
      worker ??= start();
      const id = nextId++;
      const judged = new Promise<Judged | null>((resolve) => tasks.set(id, { pieces, resolve }));
      const bytes = new Uint8Array(first.done ? Buffer.alloc(0) : first.value);
      send({ id, outline: new Uint8Array(outline), first: bytes, isWhole: bytes.length >= size });
      watch();
      return judged;
    },

    async close(): Promise<void> {
      closed = true;
      await giveUp();
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
