import type { TLSSocket } from 'node:tls';
import type { SMTPServerSession } from 'smtp-server';
import type { Envelope } from '#server/domain/mail/envelope.ts';
import type { Recipient } from '#server/domain/mail/find-recipient.ts';
import type { Steps } from '#server/domain/mail/steps.ts';

/** The state of one SMTP transaction before DATA. */
export type Transaction = {
  /** The accepted recipients, by inbox. */
  recipients: Map<string, Recipient>;
  /** The address of the postmaster, when the mail goes there and not into an inbox. */
  postmaster: string | null;
  firstRcptAt: number;
};

/**
 * Keeps what the SMTP library does not: when a session began, and the state of its current transaction. The
 * library creates a new envelope object for every transaction, so the envelope is the key.
 */
export function createTransactions() {
  const times = new WeakMap<
    SMTPServerSession,
    { connectedAt: number; tlsAt: number | null; tls: Envelope['tls'] }
  >();
  const transactions = new WeakMap<SMTPServerSession['envelope'], Transaction>();

  return {
    noteConnect: (session: SMTPServerSession) =>
      void times.set(session, { connectedAt: performance.now(), tlsAt: null, tls: null }),

    noteTls(session: SMTPServerSession, socket: TLSSocket) {
      Object.assign(times.get(session)!, {
        tlsAt: performance.now(),
        tls: { version: socket.getProtocol() ?? '', cipher: socket.getCipher().standardName },
      });
    },

    envelopeOf: (session: SMTPServerSession): Envelope => ({
      clientIp: session.remoteAddress,
      helo: session.hostNameAppearsAs || '',
      mailFrom: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
      tls: times.get(session)!.tls,
    }),

    /** The current transaction. It begins with its first RCPT. */
    of({ envelope }: SMTPServerSession): Transaction {
      let transaction = transactions.get(envelope);
      if (!transaction) {
        transaction = { recipients: new Map(), postmaster: null, firstRcptAt: performance.now() };
        transactions.set(envelope, transaction);
      }
      return transaction;
    },

    /** Called when DATA begins. The result gives the times of all steps, with now as the end of DATA. */
    startSteps(session: SMTPServerSession): () => Steps {
      const { connectedAt, tlsAt } = times.get(session)!;
      const sinceConnect = (at: number) => Math.round(at - connectedAt);
      const soFar = {
        tls: tlsAt && sinceConnect(tlsAt),
        rcpt: sinceConnect(this.of(session).firstRcptAt),
        data: sinceConnect(performance.now()),
      };
      return () => ({ ...soFar, end: sinceConnect(performance.now()) });
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
