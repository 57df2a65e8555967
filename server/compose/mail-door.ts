import { watchBlocks } from '#server/domain/blocks/watch-blocks.ts';
import { createPostmaster } from '#server/domain/contact/postmaster.ts';
import { createFindRecipient } from '#server/domain/mail/find-recipient.ts';
import { createSmallMails } from '#server/domain/mail/small-mails.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { startSmtp } from '#server/smtp/server.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { composeDelivery, type MailBase, type OnStored } from './delivery.ts';
import { createHasRoom } from './has-room.ts';

type Listening = {
  port: number;
  /** Whether this is the first thread that listens on the port. */
  isFirst: boolean;
  counts: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
  onStored: OnStored;
  /** Called when mails wait to be stored: another thread would help. */
  onBusy?: () => void;
};

/**
 * The path of a mail from the SMTP port into the store. Every receiving thread has one, or else the main thread.
 */
export async function startMailDoor(
  base: MailBase,
  { port, isFirst, counts, limits, onStored, onBusy = () => {} }: Listening,
) {
  const { config, pool, vault, metrics, log, now } = base;
  const { plans, mailDomains: domains, mailHost, supportEmail, dataDir } = config;

  const { deliveries, deliverMail } = composeDelivery(base, onStored);
  const smallMails = createSmallMails({ deliverMail, onBusy });
  const blocks = await watchBlocks({
    store: createBlockStore({ pool }),
    now,
    onProblem: (err) =>
      log.warn({ err }, 'the list of blocks could not be read: the last known one stays in use'),
  });
  const postmaster = createPostmaster({
    domains,
    supportEmail,
    vault,
    now,
    desk: async () => (await import('./postmaster-desk.ts')).openDesk({ pool, vault, now }),
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
    storeLimitPerNetwork: config.storeLimitPerNetwork,
    beginMail: smallMails.begin,
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
    isListening: smtp.isListening,
    reloadTls: smtp.reloadTls,
    storeElsewhere: smallMails.storeElsewhere,
    close() {
      blocks.close();
      return smtp.close();
    },
  };
}
