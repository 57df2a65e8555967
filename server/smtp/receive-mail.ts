import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import type { DeliverMail } from '#server/domain/delivering/deliver-mail.ts';
import type { DomainCounts } from '#server/domain/domains/day-counts.ts';
import { BYTES_PER_RECIPIENT, networkFull, type StoredBytes } from '#server/domain/stored-bytes.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { Dialogue, IncomingMail } from './dialogue.ts';
import type { NoteAttempts } from './note-attempts.ts';
import { reasonOf } from './replies.ts';

/** Answers DATA: opens the mail of a transaction, for its inboxes or for the postmaster. */
export function createReceiveMail({
  deliverMail,
  postmaster,
  storedBytes,
  domainCounts,
  note,
  metrics,
  log,
}: {
  deliverMail: DeliverMail;
  postmaster: Postmaster;
  storedBytes: StoredBytes;
  domainCounts: Pick<DomainCounts, 'addMail' | 'addRefusal'>;
  note: NoteAttempts;
  metrics: Metrics;
  log: Logger;
}) {
  /** Mails are committed in batches, and counted in batches too. */
  const stored: Array<{ size: number; seconds: number }> = [];
  function countStored() {
    metrics.accepted.inc(stored.length);
    for (const { size, seconds } of stored.splice(0)) {
      metrics.bytes.inc(size);
      metrics.deliverSeconds.observe(seconds);
    }
  }

  function receiveForInboxes(dialogue: Dialogue): IncomingMail {
    const recipients = [...dialogue.transaction.recipients.values()];
    const domainIds = recipients.flatMap(({ domainId }) => domainId ?? []);
    const mail = deliverMail(recipients, dialogue.envelope, () => dialogue.steps);
    const account = storedBytes.open(dialogue.clientIp);
    let fits = account.take(recipients.length * BYTES_PER_RECIPIENT);
    let size = 0;
    /** Deletes pieces that were stored early. */
    const abort = () =>
      void mail
        .abort()
        .catch((err) =>
          log.warn(
            { err },
            'could not delete the pieces of an unfinished mail: they are removed when their partition is dropped',
          ),
        );
    return {
      write(bytes) {
        size += bytes.length;
        // The reply comes after the last byte, so bytes over the limit are read but not stored.
        fits &&= account.take(bytes.length);
        return fits ? mail.write(bytes) : undefined;
      },
      async commit() {
        const receivedAt = dialogue.now;
        try {
          if (!fits) throw networkFull();
          await mail.commit();
        } catch (error) {
          abort();
          for (const domainId of domainIds) domainCounts.addRefusal(domainId, reasonOf(error));
          note.refusedMail(dialogue, recipients, error, size);
          throw error;
        }
        for (const domainId of domainIds) domainCounts.addMail(domainId);
        const seconds = (performance.now() - receivedAt) / 1000;
        if (stored.push({ size, seconds }) === 1) setImmediate(countStored);
      },
      abort,
    };
  }

  function receiveForPostmaster({ envelope, clientIp }: Dialogue, to: string): IncomingMail {
    const mail = postmaster.open({ to, from: envelope.mailFrom, ip: clientIp });
    return {
      write: mail.write,
      async commit() {
        await mail.commit();
        metrics.accepted.inc();
      },
      abort() {},
    };
  }

  return function openMail(dialogue: Dialogue): IncomingMail {
    const { postmaster: to } = dialogue.transaction;
    return to ? receiveForPostmaster(dialogue, to) : receiveForInboxes(dialogue);
  };
}
