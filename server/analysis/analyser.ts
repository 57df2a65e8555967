import { superviseWorker } from '#server/lib/supervise-worker.ts';
import type { Found } from '#server/mime/extracting/extract.ts';
import type { Judged } from '#server/verdict/judged.ts';

/** The worker says that it is alive every half second. Any search takes less than a tenth of a second. */
const SILENT_MS = 5_000;
const MEMORY_MB = 256;

export type AnalyserSettings = { dnsServers: string[] };
export type MailToAnalyse = {
  /** With the envelope, as JSON. */
  outline: Uint8Array;
  size: number;
  /** The whole mail. If it is null, the worker asks for the bytes that it needs. */
  bytes: Uint8Array | null;
};
export type Task = {
  mail: MailToAnalyse;
  /** With it, the task is a search for each recipient, by the addresses of each. Without it, the task is to check the sender. */
  ownAddresses?: string[][];
};
export type ToAnalyser = { id: number; task: Task } | { id: number; piece: Uint8Array };
export type FromAnalyser =
  | { alive: true }
  /** From here on the worker does nothing else until it answers. */
  | { id: number; begins: true }
  | { id: number; start: number; end: number }
  | { id: number; answer: Found[] | Judged }
  | { id: number; failed: true };

/** `mail`: its analysis took too long, or failed. `worker`: there is no worker, so nothing is known about the mail. */
export type Failure = { failed: 'mail' | 'worker' };
export type ReadMail = (start: number, end: number) => Promise<Uint8Array>;

type Running = {
  task: Task;
  read: ReadMail;
  resolve: (outcome: { answer: unknown } | Failure) => void;
  reject: (error: unknown) => void;
};

/**
 * Analyses mails on a worker thread, so that nothing of it runs on the event loop. The worker takes several tasks at once,
 * because a check of a sender mostly waits for DNS. When a mail takes too long or crashes the worker, a new worker takes over
 * the others.
 */
export function createAnalyser({
  dnsServers,
  file = new URL('./analyser-worker.ts', import.meta.url),
  silentMs = SILENT_MS,
}: AnalyserSettings & { file?: URL; silentMs?: number }) {
  const running = new Map<number, Running>();
  /** The task that keeps the worker busy, and is to blame if it stops answering. */
  let current: number | null = null;
  let nextId = 0;
  let closed = false;

  const worker = superviseWorker<FromAnalyser>({
    file,
    workerData: { dnsServers } satisfies AnalyserSettings,
    memoryMb: MEMORY_MB,
    silentMs,
    isBusy: () => running.size > 0,
    onMessage(message) {
      if ('alive' in message) return;
      if ('begins' in message) current = message.id;
      else if ('start' in message) void sendPiece(message);
      else finish(message.id, 'answer' in message ? { answer: message.answer } : { failed: 'mail' });
    },
    onLost(wasReady) {
      // A search that breaks the worker has begun, so without one the checks are to blame.
      const isToBlame = (id: number, { task }: Running) =>
        !wasReady || (current === null ? !task.ownAddresses : id === current);
      for (const [id] of [...running].filter(([id, one]) => isToBlame(id, one)))
        finish(id, { failed: wasReady ? 'mail' : 'worker' });
      for (const [id, { task }] of running) send({ id, task });
    },
  });

  const send = (message: ToAnalyser) => worker.post(message);

  function finish(id: number, outcome: { answer: unknown } | Failure) {
    if (current === id) current = null;
    running.get(id)?.resolve(outcome);
    running.delete(id);
  }

  async function sendPiece({ id, start, end }: { id: number; start: number; end: number }) {
    const task = running.get(id);
    try {
      const piece = await task?.read(start, end);
      if (piece && running.get(id) === task) send({ id, piece: new Uint8Array(piece) });
    } catch (error) {
      // The message was deleted while it was being read, or the database is away.
      running.delete(id);
      task?.reject(error);
      send({ id, piece: new Uint8Array() });
    }
  }

  function run<Answer>(task: Task, read: ReadMail): Promise<{ answer: Answer } | Failure> {
    if (closed) return Promise.resolve({ failed: 'worker' });
    return new Promise((resolve, reject) => {
      const id = nextId++;
      running.set(id, { task, read, resolve: resolve as Running['resolve'], reject });
      send({ id, task });
    });
  }

  return {
    /** Finds codes and links for each recipient. `read` is asked for the bytes of a mail that is not in memory. */
    find: (mail: MailToAnalyse, ownAddresses: string[][], read: ReadMail) =>
      run<Found[]>({ mail, ownAddresses }, read),

    /** Checks whether a mail comes from its sender. */
    judge: (mail: MailToAnalyse, read: ReadMail) => run<Judged>({ mail }, read),

    async close(): Promise<void> {
      closed = true;
      for (const id of [...running.keys()]) finish(id, { failed: 'worker' });
      await worker.drop();
    },
  };
}

export type Analyser = ReturnType<typeof createAnalyser>;
