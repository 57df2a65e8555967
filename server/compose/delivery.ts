import { createCommitQueue } from '#server/domain/mail/commit-queue.ts';
import { createDeliverMail, type Draft } from '#server/domain/mail/deliver-mail.ts';
import type { StoredMail } from '#server/domain/mail/judge-senders.ts';
import { createDeliveryStore, type Outcome } from '#server/store/mail/delivery-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Base } from './base.ts';

export type MailBase = Pick<Base, 'config' | 'pool' | 'vault' | 'metrics' | 'log' | 'now'>;
export type OnStored = (mail: StoredMail) => void;

/** The path of a mail from its bytes into the store. Mails that arrive at the same time are committed together. */
export function composeDelivery({ config, pool, vault, metrics, now }: MailBase, onStored: OnStored) {
  // A prepared statement belongs to one connection, and a pooler (DATABASE_LISTEN_URL is set) switches connections.
  const deliveries = createDeliveryStore({ pool, prepare: !config.databaseListenUrl });
  const { push, depth } = createCommitQueue<Draft, Outcome>({
    commit: (drafts) => {
      metrics.batchSize.observe(drafts.length);
      const mails = drafts.map(({ seal }) => seal());
      return deliveries.commit(mails, now());
    },
    weigh: ({ weight }) => weight,
    isUnavailable,
  });
  metrics.measured('commit_queue_mails', 'Mails waiting to be committed', [], () => [{ value: depth() }]);
  const { plans } = config;
  return { deliveries, deliverMail: createDeliverMail({ vault, deliveries, push, plans, onStored, now }) };
}
