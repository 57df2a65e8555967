import { watchBlocks } from '#server/domain/blocks/watch-blocks.ts';
import { createPostmaster } from '#server/domain/contact/postmaster.ts';
import { createCommitQueue } from '#server/domain/delivering/commit-queue.ts';
import { createDeliverMail, type Draft } from '#server/domain/delivering/deliver-mail.ts';
import { createFindRecipient } from '#server/domain/delivering/find-recipient.ts';
import type { StoredMail } from '#server/domain/stored-mail/judge-senders.ts';
import { SHARING } from '#server/lib/batches.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createRefusals } from '#server/smtp/refusals.ts';
import { startSmtp } from '#server/smtp/server.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import type { DeliveryStore, Outcome } from '#server/store/mail/delivery-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Base } from './base.ts';
import { createHasRoom } from './has-room.ts';
import type { Stores } from './stores.ts';

type MailBase = Pick<Base, 'config' | 'pool' | 'vault' | 'metrics' | 'log' | 'now'> & {
  stores: Pick<Stores, 'blocks' | 'deliveries'>;
};
export type OnStored = (mail: StoredMail) => void;

type Listening = {
  port: number;
  /** Whether this is the first thread that listens on the port. */
  isFirst: boolean;
  counts: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
  onStored: OnStored;
};

/**
 * The path of a mail from the SMTP port into the store. Each receiving thread has one; without such threads, the main
 * thread does.
 */
export async function startMailDoor(base: MailBase, { port, isFirst, counts, limits, onStored }: Listening) {
  const { config, pool, stores, vault, metrics, log, now } = base;
  const { plans, mailDomains: domains, mailHost, supportEmail, dataDir } = config;

  const { deliveries } = stores;
  const refusals = createRefusals();
  const queue = openQueue(base, deliveries);
  const blocks = await watchBlocks({
    store: stores.blocks,
    now,
    onProblem: (err) =>
      log.warn({ err }, 'the block list could not be read: the last known one stays in use'),
  });
  const postmaster = createPostmaster({
    domains,
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
    loadTls: () => loadTlsPair({ dataDir, given: config.smtpTls, hostname: mailHost }),
    plans,
    blocks,
    postmaster,
    findRecipient: createFindRecipient({ deliveries, vault, plans, domains, now }),
    hasRoom: createHasRoom({ config, pool, log: isFirst ? log : null }),
    storeLimitPerNetwork: () => config.storeLimitPerNetwork,
    deliverMail: createDeliverMail({ vault, deliveries, push: queue.push, plans, onStored, now }),
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
    close() {
      blocks.close();
      return smtp.close();
    },
  };
}

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
