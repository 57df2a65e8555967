import { answer } from '#server/smtp/commands.ts';
import { Dialogue, type Handlers } from '#server/smtp/dialogue.ts';
import { type SmtpLimits, smtpLimits } from '#server/smtp/limits.ts';

/** More turns than any step of a dialogue needs. */
const MAX_TURNS = 200;
export const hostname = 'mail.test';
export const clientIp = '192.0.2.1';
export const size = 100_000;
/** Every address of this domain exists, but for those that begin with "no". */
export const refuseRecipient = (address: string) =>
  /^[^@]+@mayfly\.test$|^postmaster$/i.test(address) && !/^no/i.test(address)
    ? null
    : { responseCode: 550, message: 'No such mailbox' };
export const refuseMail = (mail: string) =>
  mail.includes('refuse me') ? { responseCode: 554, message: 'Message refused' } : null;

/** What the client saw and what was stored. */
export type Transcript = {
  replies: string;
  writes: number;
  /** The connection ended without waiting for the client to close its side. */
  isHungUp: boolean;
  /** Recipients that were looked up before their turn. */
  expected: string[];
  mails: Array<{ from: string; to: string[]; content: string }>;
};

/**
 * Lets a client talk to a dialogue without a socket. Each segment is sent in the given pieces; after a segment that
 * ended in STARTTLS comes the handshake. `early` is sent before the greeting. Then the client closes its side: when it
 * has all replies, or at once. Throws if the dialogue hangs, does not end, or writes after it has ended.
 */
export async function talk(
  segments: Buffer[][],
  {
    limits = smtpLimits,
    closesAtOnce = false,
    early,
  }: { limits?: SmtpLimits; closesAtOnce?: boolean; early?: Buffer } = {},
): Promise<Transcript> {
  const transcript: Transcript = { replies: '', writes: 0, isHungUp: false, expected: [], mails: [] };
  let isEnded = false;
  const handlers: Handlers = {
    hostname,
    size,
    limits,
    answer,
    isClosing: () => false,
    acceptSender: () => null,
    onTooMany: () => {},
    onBroken: () => {},
    expectRecipient: (address) => void transcript.expected.push(address),
    acceptRecipient: async (address) => refuseRecipient(address),
    refuse: () => ({ responseCode: 554, message: 'Message refused' }),
    onCommand() {},
    openMail({ transaction }) {
      const pieces: Buffer[] = [];
      return {
        // Now and then the sender has to wait, as it does while a piece is stored.
        write: (bytes) => (pieces.push(bytes) % 3 === 0 ? Promise.resolve() : undefined),
        async commit() {
          const content = Buffer.concat(pieces).toString('latin1');
          if (refuseMail(content)) throw new Error('refused');
          transcript.mails.push({ from: transaction.sender!, to: [...transaction.addresses], content });
        },
        abort() {},
      };
    },
  };
  const dialogue = new Dialogue({
    wire: {
      write(text) {
        if (isEnded) throw new Error(`written after the end: ${text}`);
        transcript.replies += text;
        transcript.writes++;
        return true;
      },
      end() {
        isEnded = true;
      },
      hangUp() {
        isEnded = transcript.isHungUp = true;
      },
      destroy() {
        isEnded = true;
      },
      stopReading() {},
      continueReading() {},
      startTls() {},
    },
    handlers,
    clientIp,
    now: 0,
  });
  if (early) dialogue.receive(early, 0);
  if (early && closesAtOnce) dialogue.inputEnded(0);
  dialogue.greet(0);
  const untilAnswered = async () => {
    for (let turn = 0; dialogue.phase === 'waiting'; turn++) {
      if (turn > MAX_TURNS) throw new Error('the dialogue hangs');
      await null;
    }
  };
  for (const pieces of segments) {
    for (const piece of pieces) {
      dialogue.receive(piece, 0);
      if (closesAtOnce && pieces === segments.at(-1) && piece === pieces.at(-1)) dialogue.inputEnded(0);
      await untilAnswered();
    }
    dialogue.secured({ version: 'TLSv1.3', cipher: 'TLS_AES_128_GCM_SHA256' }, 0);
  }
  dialogue.inputEnded(0);
  await untilAnswered();
  if (!isEnded) throw new Error('the dialogue does not end');
  return transcript;
}

export const cut = (bytes: Buffer, at: number[]): Buffer[] => {
  const edges = [0, ...at, bytes.length];
  return edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
};
