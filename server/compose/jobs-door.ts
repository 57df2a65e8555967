import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { CATCH_ALL_AHEAD_MS } from '#server/domain/delivering/catch-all.ts';
import { createPurgeReports } from '#server/domain/domains/report-refusal.ts';
import type { CatchAll } from '#server/domain/inboxes/catch-all.ts';
import { createExpiry } from '#server/domain/inboxes/expire.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import { BILLING } from '#server/store/billing/billing-event-store.ts';
import { OUTBOX } from '#server/store/operations/outbox-store.ts';
import { type Kind, QUEUED } from '#server/store/subscribers/kinds.ts';
import type { Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import { trimSoon } from './catch-all.ts';
import { composeDomainJobs } from './domain-jobs.ts';
import { composeOwnDomains } from './own-domains.ts';
import { composeSendPush } from './push.ts';
import type { Inboxes } from './web-inboxes.ts';
import { composeSendWebhooks } from './webhooks.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RETRY_MS = 5_000;
const ANALYSIS_MS = 10_000;
const SWEEP_MS = 15_000;

/** Creates partitions ahead of the mail and removes what has expired. */
export const composeExpiry = ({ config, stores, now }: Base) =>
  createExpiry({
    ...stores,
    plans: config.plans,
    bodiesMs: config.catchAll ? CATCH_ALL_AHEAD_MS : 0,
    cooldownMs: config.guestCooldownMs,
    now,
  });

/** The background jobs. Several processes may run them at once: each job takes a lock where it needs one. */
export function startJobsDoor(
  base: Base,
  {
    accounts,
    expiry,
    inboxes,
    catchAll,
  }: {
    accounts: Accounts;
    expiry: ReturnType<typeof composeExpiry>;
    inboxes: Inboxes;
    catchAll: CatchAll;
  },
) {
  const { config, stores, hub, metrics, log, now, closers } = base;
  const { manage, contact, mail, billing } = accounts;
  const blocks = createManageBlocks({
    store: stores.blocks,
    domains: () => base.domains.book.shared().map(({ name }) => name),
    now,
  });
  const webhooks = composeSendWebhooks(base, inboxes);
  const push = composeSendPush(base, inboxes);
  const { check } = composeOwnDomains(base);
  const jobs = startJobs({
    log,
    metrics,
    jobs: [
      { name: 'partitions', everyMs: MINUTE, run: expiry.rollPartitions },
      { name: 'purge', everyMs: MINUTE, run: expiry.purge },
      { name: 'mail analysis', everyMs: ANALYSIS_MS, run: inboxes.analysis.run },
      { name: 'accounts', everyMs: MINUTE, run: manage.purge },
      { name: 'premium ended', everyMs: MINUTE, run: manage.notifyEnded },
      { name: 'contact', everyMs: HOUR, run: contact.purge },
      {
        name: 'refused sites',
        everyMs: HOUR,
        run: createPurgeReports({ reports: stores.refusedSites, now }),
      },
      { name: 'own domains', everyMs: MINUTE, run: check.run },
      { name: 'blocks', everyMs: HOUR, run: blocks.purge },
      ...composeDomainJobs(base),
      { name: 'mail out', everyMs: RETRY_MS, run: mail.run },
      { name: 'webhooks out', everyMs: SECOND, run: webhooks.run },
      { name: 'webhooks waiting', everyMs: SWEEP_MS, run: webhooks.sweep },
      { name: 'push out', everyMs: SECOND, run: push.run },
      { name: 'push waiting', everyMs: SWEEP_MS, run: push.sweep },
      ...(config.catchAll ? [{ name: 'catch all', everyMs: MINUTE, run: catchAll.trim }] : []),
      ...(billing
        ? [
            { name: 'stripe events', everyMs: RETRY_MS, run: billing.run },
            { name: 'billing', everyMs: MINUTE, run: billing.reconcile },
          ]
        : []),
    ],
  });
  closers.defer(() => jobs.close());
  // Closed first: what is due may be a lot, and can wait.
  closers.defer(() => check.close());

  // Work begins as soon as it is committed. The jobs above repeat what failed.
  const subscribers = { webhook: webhooks, push } satisfies Record<Kind, unknown>;
  for (const { close } of Object.values(subscribers)) closers.defer(close);
  closers.defer(
    hub.watchAll(([first, kind, id]) => first === QUEUED && subscribers[kind as Kind]?.wake(id!)),
  );
  closers.defer(hub.watch(OUTBOX, () => void mail.run().catch(() => {})));
  if (config.catchAll) closers.defer(trimSoon(base, catchAll));
  if (billing) closers.defer(hub.watch(BILLING, () => void billing.run().catch(() => {})));
}
