import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import type { DeliverMail } from '#server/domain/mail/deliver-mail.ts';
import { networkOf } from '#server/domain/network.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { SmtpLimits } from './limits.ts';
import { watchPace } from './pace.ts';
import { BYTES_PER_RECIPIENT, networkFull, type StoredBytes } from './stored-bytes.ts';
import type { Transactions } from './transactions.ts';

/** Answers DATA: reads the mail to its end, and resolves once it is stored for every recipient. */
export function createReceiveMail({
  transactions,
  deliverMail,
  postmaster,
  storedBytes,
  limits,
  drop,
  metrics,
  log,
}: {
  transactions: Transactions;
  deliverMail: DeliverMail;
  postmaster: Postmaster;
  storedBytes: StoredBytes;
  limits: SmtpLimits;
  /** Ends a connection in the middle of its mail. */
  drop: (sessionId: string, reason: string) => void;
  metrics: Metrics;
  log: Logger;
}) {
  async function receiveForInboxes(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const recipients = [...transactions.of(session).recipients.values()];
    const mail = deliverMail(recipients, transactions.envelopeOf(session), transactions.startSteps(session));
    const account = storedBytes.open(session.remoteAddress);
    try {
      let fits = account.take(recipients.length * BYTES_PER_RECIPIENT);
      for await (const chunk of stream) {
        // The reply comes after the last byte, so what is over the limit is read, but not stored.
        fits &&= account.take(chunk.length);
        if (fits) await mail.write(chunk);
      }
      if (!fits) throw networkFull();
      const receivedAt = process.hrtime.bigint();
      await mail.commit();
      metrics.deliverSeconds.observe(Number(process.hrtime.bigint() - receivedAt) / 1e9);
      metrics.bytes.inc(stream.byteLength);
    } catch (error) {
      // The client may have disconnected: the pieces that were stored early are useless without the rest.
      mail
        .abort()
        .catch((err) =>
          log.warn({ err }, 'pieces of an unfinished mail stay until their partition is dropped'),
        );
      throw error;
    }
  }

  const receiveForPostmaster = (stream: SMTPServerDataStream, session: SMTPServerSession, to: string) =>
    postmaster.receive(stream, {
      to,
      from: transactions.envelopeOf(session).mailFrom,
      network: networkOf(session.remoteAddress),
    });

  return async function receiveMail(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const { postmaster: to } = transactions.of(session);
    const tooSlow = () => drop(session.id, smtpTexts.tooSlow);
    const stopWatching = watchPace({ stream, limits, tooSlow });
    try {
      await (to ? receiveForPostmaster(stream, session, to) : receiveForInboxes(stream, session));
      metrics.accepted.inc();
    } finally {
      stopWatching();
    }
  };
}
