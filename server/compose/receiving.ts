import type { Config } from '#server/config.ts';
import { watchBlocks } from '#server/domain/blocks/watch-blocks.ts';
import { createPostmaster } from '#server/domain/contact/postmaster.ts';
import { createCommitQueue } from '#server/domain/mail/commit-queue.ts';
import { createDeliverMail, weighMail } from '#server/domain/mail/deliver-mail.ts';
import { createFindRecipient } from '#server/domain/mail/find-recipient.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createRoom } from '#server/postgres/room.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { startSmtp } from '#server/smtp/server.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import { createDeliveryStore, type Mail, type Outcome } from '#server/store/mail/delivery-store.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import type { Pool } from '#server/store/pool.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Vault } from '#server/vault/vault.ts';

/** The way of a mail from the port into the store. Every receiving thread has one of its own. */
export async function composeReceiving({
  config: {
    databaseUrl,
    databaseListenUrl,
    bindHost: host,
    dataDir,
    smtpTls,
    mailDomains: domains,
    mailHost,
    supportEmail,
    plans,
  },
  port,
  shared,
  pool,
  vault,
  metrics,
  log,
  now,
  limits,
}: {
  config: Config;
  port: number;
  shared: SharedArrayBuffer | null;
  pool: Pool;
  vault: Vault;
  metrics: Metrics;
  log: Logger;
  now: () => Date;
  limits?: Partial<SmtpLimits> | undefined;
}) {
  const deliveries = createDeliveryStore({ pool, prepare: !databaseListenUrl });
  const queue = createCommitQueue<Mail, Outcome>({
    commit: (mails) => {
      metrics.batchSize.observe(mails.length);
      return deliveries.commit(mails, now());
    },
    weigh: weighMail,
    isUnavailable,
  });
  metrics.measured('commit_queue_mails', 'Mails that wait for their transaction', [], () => [
    { value: queue.depth() },
  ]);
  const blocks = await watchBlocks({
    store: createBlockStore({ pool }),
    now,
    onProblem: (err) => log.warn({ err }, 'the last known blocks hold until the database answers'),
  });
  const smtp = await startSmtp({
    host,
    port,
    shared,
    hostname: mailHost,
    loadTls: () => loadTlsPair({ dataDir, given: smtpTls, hostname: mailHost }),
    plans,
    blocks,
    postmaster: createPostmaster({
      domains,
      supportEmail,
      vault,
      now,
      desk: async () => (await import('./postmaster-desk.ts')).openDesk({ pool, vault, now }),
    }),
    findRecipient: createFindRecipient({ deliveries, vault, plans, domains, now }),
    // A database of the operator's own has its disk elsewhere, and says itself when that is full.
    ...(databaseUrl === null ? { hasRoom: createRoom({ folder: dataDir }) } : {}),
    deliverMail: createDeliverMail({ vault, deliveries, push: queue.push, plans, now }),
    metrics,
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
    get listening() {
      return smtp.listening;
    },
    reloadTls: smtp.reloadTls,
    close() {
      blocks.close();
      return smtp.close();
    },
  };
}
