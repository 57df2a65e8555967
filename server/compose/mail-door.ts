import { createHash } from 'node:crypto';
import type { Tried } from '#server/domain/attempts/attempt.ts';
import { createAttempts } from '#server/domain/attempts/collect-attempts.ts';
import { watchBlocks } from '#server/domain/blocks/watch-blocks.ts';
import { createPostmaster } from '#server/domain/contact/postmaster.ts';
import { createFindRecipients } from '#server/domain/delivering/catch-all.ts';
import { createCommitQueue } from '#server/domain/delivering/commit-queue.ts';
import { createDeliverMail, type Draft } from '#server/domain/delivering/deliver-mail.ts';
import { type Book, hostOf } from '#server/domain/domain-book.ts';
import type { DomainCounts } from '#server/domain/domains/day-counts.ts';
import type { ArrivedMail } from '#server/domain/stored-mail/arrived-mail.ts';
import { SHARING } from '#server/lib/batches.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createRefusals } from '#server/smtp/refusals.ts';
import { startSmtp } from '#server/smtp/server.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import type { DeliveryStore, Outcome } from '#server/store/mail/delivery-store.ts';
import { createTicketStore } from '#server/store/operations/ticket-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Base } from './base.ts';
import { createHasRoom } from './has-room.ts';
import { openClientAddress } from './open-client-address.ts';
import type { Stores } from './stores.ts';

type MailBase = Pick<Base, 'config' | 'pool' | 'vault' | 'metrics' | 'log' | 'now'> & {
  book: Book;
  domainCounts: DomainCounts;
  stores: Pick<Stores, 'blocks' | 'deliveries'>;
};
export type OnStored = (mail: ArrivedMail) => void;

type Listening = {
  port: number;
  /** Whether this is the first thread that listens on the port. */
  isFirst: boolean;
  counts: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
  onStored: OnStored;
  /** Gets the deliveries that failed, once a second if there were any. */
  onTried: (tried: Tried[]) => void;
};

/**
 * The path of a mail from the SMTP port into the store. Each receiving thread has one; without such threads, the main
 * thread does.
 */
export async function startMailDoor(base: MailBase, listening: Listening) {
  const { port, isFirst, counts, limits, onStored, onTried } = listening;
  const { config, pool, stores, vault, book, domainCounts, metrics, log, now } = base;
  const { plans, mailHost, supportEmail, dataDir } = config;

  const { deliveries } = stores;
  const tickets = createTicketStore({ pool });
  const refusals = createRefusals();
  const attempts = createAttempts({ handOver: onTried, now });
  const queue = openQueue(base, deliveries);
  const blocks = await watchBlocks({
    store: stores.blocks,
    now,
    onProblem: (err) =>
      log.warn({ err }, 'the block list could not be read: the last known one stays in use'),
  });
  const postmaster = createPostmaster({
    book,
    supportEmail,
    vault,
    now,
    openParts: async () => (await import('./postmaster-parts.ts')).openPostmasterParts({ pool, vault, now }),
  });

  const smtp = await startSmtp({
    host: config.bindHost,
    port,
    sharesPort: config.smtpThreads > 2,
    isFirst,
    counts,
    hostname: mailHost,
    clientAddress: openClientAddress(base, 'smtp'),
    loadTls: () => loadTlsPair({ dataDir, given: config.smtpTls, hostname: mailHost }),
    loadTicketKeys: async () => ticketKeysOf(vault, await tickets.currentSecret()),
    plans,
    blocks,
    // With CATCH_ALL, its mail goes where all mail goes.
    postmaster: config.catchAll ? { ...postmaster, deskOf: () => null } : postmaster,
    findRecipients: createFindRecipients({
      deliveries,
      vault,
      plans,
      book,
      isCatchAll: config.catchAll !== null,
      now,
    }),
    hasRoom: createHasRoom({ config, pool, log: isFirst ? log : null }),
    storeLimitPerNetwork: () => config.storeLimitPerNetwork,
    deliverMail: createDeliverMail({ vault, deliveries, push: queue.push, plans, onStored, now }),
    attempts,
    domainCounts,
    domainOf: (address) => book.find(hostOf(address))?.domain.id,
    metrics,
    refusals,
    log,
    ...(limits ? { limits } : {}),
  }).catch((error) => {
    blocks.close();
    throw error;
  });

  metrics.measured(
    'certificate_end_timestamp_seconds',
    'When the certificate for STARTTLS expires',
    [],
    () => [{ value: smtp.certificateEnd.getTime() / 1000 }],
    'min',
  );
  return {
    port: smtp.port,
    isListening: smtp.isListening,
    reloadTls: smtp.reloadTls,
    takeRefusals: refusals.take,
    async close() {
      blocks.close();
      await smtp.close();
      attempts.flush();
    },
  };
}

/** 48 bytes: a name, a key that signs and one that encrypts. Both the mail key and the secret are needed for them (decision 051). */
const ticketKeysOf = (vault: MailBase['vault'], secret: Buffer) =>
  createHash('sha384')
    .update(vault.signer('tls tickets').sign(secret.toString('hex')))
    .digest();

/** Mails that arrive at the same time are committed together. */
function openQueue({ metrics, now }: MailBase, deliveries: DeliveryStore) {
  const queue = createCommitQueue<Draft, Outcome>({
    commit: (drafts) => {
      metrics.batchSize.observe(drafts.length);
      const mails = drafts.map(({ seal }) => seal());
      return deliveries.commit(mails, now());
    },
    weigh: ({ weight }) => weight,
    isUnavailable,
    pace: SHARING,
  });
  metrics.measured('commit_queue_mails', 'Mails waiting to be committed', [], () => [
    { value: queue.depth() },
  ]);
  return queue;
}
