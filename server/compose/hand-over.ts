import type { MessagePort } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '#server/domain/errors.ts';
import type { StoreWhole, WholeMail } from '#server/domain/mail/small-mails.ts';

/** Mails that came in together. Their bytes stand in one buffer, which changes hands without being copied. */
type Batch = { mails: Array<Omit<WholeMail, 'bytes'> & { id: number; length: number }>; bytes: ArrayBuffer };
type Failure = { id: number; isRefusal: boolean; code: string | undefined; message: string };
type Outcomes = { stored: number[]; failed: Failure[] };

/** Hands mails over to another thread, those of one turn of the event loop together. */
export function createHandOver(port: MessagePort): StoreWhole {
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let mails: Batch['mails'] = [];
  let pieces: Buffer[] = [];

  function send() {
    const bytes = Buffer.allocUnsafeSlow(mails.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) at += piece.copy(bytes, at);
    port.postMessage({ mails, bytes: bytes.buffer } satisfies Batch, [bytes.buffer]);
    mails = [];
    pieces = [];
  }

  function take(id: number) {
    const found = waiting.get(id)!;
    waiting.delete(id);
    return found;
  }

  port.on('message', ({ stored, failed }: Outcomes) => {
    for (const id of stored) take(id).resolve();
    for (const failure of failed) take(failure.id).reject(errorOf(failure));
  });
  // The thread may end while the port is open.
  port.unref();

  return ({ bytes, ...mail }) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      pieces.push(bytes);
      if (mails.push({ ...mail, id, length: bytes.length }) === 1) setImmediate(send);
    });
}

/** The other end: stores the mails that arrive at a port, and answers for those of one commit together. */
export function takeOver(port: MessagePort, store: StoreWhole) {
  let outcomes: Outcomes = { stored: [], failed: [] };
  function send() {
    port.postMessage(outcomes);
    outcomes = { stored: [], failed: [] };
  }
  async function storeOne(id: number, mail: WholeMail) {
    const failure = await store(mail).then(
      () => null,
      (error) => failureOf(id, error),
    );
    const { stored, failed } = outcomes;
    if (!stored.length && !failed.length) setImmediate(send);
    if (failure) failed.push(failure);
    else stored.push(id);
  }
  port.on('message', ({ mails, bytes }: Batch) => {
    let at = 0;
    for (const { id, length, ...mail } of mails) {
      void storeOne(id, { ...mail, bytes: Buffer.from(bytes, at, length) });
      at += length;
    }
  });
}

const failureOf = (id: number, error: Error & { code?: string }): Failure => ({
  id,
  isRefusal: error instanceof Refusal,
  code: error.code,
  message: error.message,
});
const errorOf = ({ isRefusal, code, message }: Failure) =>
  isRefusal ? new Refusal(code as RefusalCode, message) : Object.assign(new Error(message), { code });
