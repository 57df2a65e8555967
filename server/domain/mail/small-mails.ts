import type { DeliverMail } from './deliver-mail.ts';
import type { Envelope } from './envelope.ts';
import type { Recipient } from './find-recipient.ts';
import type { Steps } from './steps.ts';

/** A mail up to this size is gathered before anything is done with it. */
const SMALL_BYTES = 64 * 1024;
/** A sender that sends byte by byte must not fill the memory with buffers. */
const SMALL_PIECES = 64;
/** So many mails at once are too much for one thread. */
const BUSY = 16;

/** A mail that has arrived whole. */
export type WholeMail = { recipients: Recipient[]; envelope: Envelope; steps: Steps; bytes: Buffer };
/** Resolves when the mail is on disk for all of its recipients. */
export type StoreWhole = (mail: WholeMail) => Promise<void>;

/** Reads and stores a mail that has arrived whole. */
export const storeWhole =
  (deliverMail: DeliverMail): StoreWhole =>
  async ({ recipients, envelope, steps, bytes }) => {
    const mail = deliverMail(recipients, envelope, () => steps);
    mail.write(bytes);
    await mail.commit();
  };

/**
 * Gathers small mails, which are most mails, and stores each as a whole. They are stored here, which takes the least work.
 * While many wait, `onBusy` asks for help, and once `storeElsewhere` was called, further ones are stored there.
 * A large mail is stored here as it arrives.
 */
export function createSmallMails({ deliverMail, onBusy }: { deliverMail: DeliverMail; onBusy: () => void }) {
  const storeHere = storeWhole(deliverMail);
  let elsewhere: StoreWhole | null = null;
  let waiting = 0;

  async function store(mail: WholeMail) {
    const isBusy = ++waiting >= BUSY;
    if (waiting === BUSY && !elsewhere) onBusy();
    try {
      await (isBusy && elsewhere ? elsewhere : storeHere)(mail);
    } finally {
      waiting--;
    }
  }

  function begin(recipients: Recipient[], envelope: Envelope, getSteps: () => Steps) {
    const pieces: Buffer[] = [];
    let size = 0;
    let large: ReturnType<DeliverMail> | null = null;
    return {
      write(bytes: Buffer): Promise<void> | undefined {
        if (large) return large.write(bytes);
        size += bytes.length;
        if (pieces.push(bytes) <= SMALL_PIECES && size <= SMALL_BYTES) return;
        large = deliverMail(recipients, envelope, getSteps);
        return large.write(Buffer.concat(pieces.splice(0)));
      },
      async commit() {
        if (large) await large.commit();
        else await store({ recipients, envelope, steps: getSteps(), bytes: join(pieces) });
      },
      async abort() {
        await large?.abort();
      },
    };
  }

  return {
    begin,
    storeElsewhere(helper: StoreWhole) {
      elsewhere = helper;
    },
  };
}

export type BeginMail = ReturnType<typeof createSmallMails>['begin'];

const join = (pieces: Buffer[]) => (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
