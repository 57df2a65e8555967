import { type AttemptCode, attemptCode } from '#server/domain/attempts/attempt.ts';
import type { Attempts } from '#server/domain/attempts/collect-attempts.ts';
import type { Recipient } from '#server/domain/delivering/find-recipient.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { Dialogue } from './dialogue.ts';
import { type Reply, replyTo } from './replies.ts';

/** At DATA, these are about one of the recipients, and nobody knows about which. */
const ABOUT_ONE = new Set(['mailbox-full', 'spent', 'unavailable']);

type Failure = { reason: string; reply: Reply };

/** Notes what a sender tried in vain, for the owners of the inboxes. Replies are noted without the id of the connection. */
export function createNoteAttempts(attempts: Pick<Attempts, 'add'>) {
  function add(
    dialogue: Dialogue,
    addresses: string[],
    code: AttemptCode,
    said: string | null,
    size: number,
  ) {
    const outcome = said === null ? 'broken' : said.startsWith('5') ? 'refused' : 'deferred';
    const failure = {
      outcome,
      reply: said,
      code,
      bytes: size || null,
      tls: dialogue.tls?.version ?? null,
    } as const;
    for (const address of addresses) attempts.add(dialogue.clientIp, address, failure);
  }
  const failed = (dialogue: Dialogue, addresses: string[], { reason, reply }: Failure, bytes?: number) =>
    add(
      dialogue,
      addresses,
      attemptCode(reason),
      `${reply.responseCode} ${reply.message}`,
      bytes ?? dialogue.transaction.size,
    );

  return {
    failed,

    /** A mail that was refused after its last byte. */
    refusedMail(dialogue: Dialogue, recipients: Recipient[], error: unknown, bytes: number) {
      const { reason, reply } = replyTo(error);
      const addresses = addressesOf(recipients);
      const isUnclear = addresses.length > 1 && ABOUT_ONE.has(reason);
      failed(dialogue, addresses, { reason: isUnclear ? 'one of several' : reason, reply }, bytes);
    },

    broken(dialogue: Dialogue, said: string | null) {
      const { recipients, size } = dialogue.transaction;
      const code = said?.endsWith(smtpTexts.shuttingDown) ? 'unavailable' : 'broken';
      add(dialogue, addressesOf(recipients.values()), code, said, size);
    },
  };
}

export type NoteAttempts = ReturnType<typeof createNoteAttempts>;

/** The inbox of all mail has no attempts. */
const addressesOf = (recipients: Iterable<Recipient>) =>
  [...recipients].filter(({ isCatchAll }) => !isCatchAll).map(({ to }) => to);
