import type { MessagePlace } from '#server/store/mail/message-store.ts';

/** A mail that was just stored. */
export type ArrivedMail = {
  clientIp: string;
  size: number;
  /** `to` is the recipient as the sender wrote it, and `seq` the position of the message. */
  copies: Array<MessagePlace & { to: string; seq: number }>;
  /** What is still in memory of it. Null for a large mail. */
  content: { outline: Uint8Array; bytes: Uint8Array } | null;
};

/** All mails in memory that wait for their analysis. A mail counts for this much at least, which bounds their number. */
const MAX_BYTES = 32 * 2 ** 20;
const LEAST_BYTES = 4 * 1024;

const weigh = ({ copies, content }: ArrivedMail) =>
  LEAST_BYTES + copies.length * 200 + (content ? content.outline.length + content.bytes.length : 0);

export type Room = ReturnType<typeof createRoom>;

/** Inboxes that begin with the same 16 bits share a byte. */
const MARKS = 2 ** 16;
const markOf = (inboxId: string) => Number.parseInt(inboxId.slice(0, 4), 16);

/** Bounds the memory of all threads of a process together. In a flood they hand over only what somebody may be waiting for. */
export function createRoom(memory = new SharedArrayBuffer(8 + MARKS)) {
  const used = new Int32Array(memory, 0, 1);
  const flooded = new Int32Array(memory, 4, 1);
  const marks = new Uint8Array(memory, 8, MARKS);
  const isLeft = ({ copies }: ArrivedMail) =>
    Atomics.load(flooded, 0) === 1 && !copies.some(({ inboxId }) => marks[markOf(inboxId)]);
  return {
    memory,

    /** With the inboxes that somebody watches: a flood goes on. With null: it is over. */
    setFlood(watched: Iterable<string> | null) {
      const next = new Uint8Array(MARKS);
      for (const inboxId of watched ?? []) next[markOf(inboxId)] = 1;
      marks.set(next);
      Atomics.store(flooded, 0, watched ? 1 : 0);
    },

    /** The mail as it is handed over, with bytes of its own. Null if it is left to the job. */
    take(mail: ArrivedMail): ArrivedMail | null {
      if (isLeft(mail)) return null;
      const bytes = weigh(mail);
      if (Atomics.add(used, 0, bytes) + bytes <= MAX_BYTES) return unpooled(mail);
      Atomics.sub(used, 0, bytes);
      return null;
    },

    giveBack: (mail: ArrivedMail) => void Atomics.sub(used, 0, weigh(mail)),
  };
}

/** Node keeps small buffers in a pool of 64 KB, and a message to another thread would copy all of it. */
const unpooled = ({ content, ...mail }: ArrivedMail): ArrivedMail => ({
  ...mail,
  content: content && { outline: new Uint8Array(content.outline), bytes: new Uint8Array(content.bytes) },
});
