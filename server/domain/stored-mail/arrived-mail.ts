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

/** Bounds the memory of all threads of a process together. */
export function createRoom(memory = new SharedArrayBuffer(8)) {
  const used = new Int32Array(memory, 0, 1);
  const flooded = new Int32Array(memory, 4, 1);
  return {
    memory,

    /** Most mail is left to the job, so it comes without its content. */
    setFlooded: (isFlooded: boolean) => void Atomics.store(flooded, 0, Number(isFlooded)),

    isFlooded: () => Atomics.load(flooded, 0) === 1,

    /** The mail as it is handed over, with bytes of its own. Null if there is no room. */
    take(mail: ArrivedMail): ArrivedMail | null {
      const taken = Atomics.load(flooded, 0) ? { ...mail, content: null } : unpooled(mail);
      const bytes = weigh(taken);
      if (Atomics.add(used, 0, bytes) + bytes <= MAX_BYTES) return taken;
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
