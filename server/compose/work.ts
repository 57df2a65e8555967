import type { composeAccounts } from '#server/compose/accounts.ts';
import type { ManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import type { createExpiry } from '#server/domain/inboxes/expire.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import type { Hub } from '#server/live/hub.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { BILLING } from '#server/store/billing/billing-event-store.ts';
import { OUTBOX } from '#server/store/operations/outbox-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OUTBOX_MS = 5_000;

/**
 * What goes on by itself. Every process may do it: each piece of work is locked where it has to be. Returns how to
 * end it.
 */
export function startWork({
  expiry,
  accounts,
  blocks,
  hub,
  metrics,
  log,
}: {
  expiry: ReturnType<typeof createExpiry>;
  accounts: Awaited<ReturnType<typeof composeAccounts>>;
  blocks: ManageBlocks;
  hub: Hub;
  metrics: Metrics;
  log: Logger;
}) {
  const { billing } = accounts;
  const jobs = startJobs({
    log,
    metrics,
    jobs: [
      { name: 'partitions', everyMs: MINUTE, run: expiry.rollPartitions },
      { name: 'purge', everyMs: MINUTE, run: expiry.purge },
      { name: 'accounts', everyMs: MINUTE, run: accounts.manage.purge },
      { name: 'premium ended', everyMs: MINUTE, run: accounts.manage.tellEnded },
      { name: 'contact', everyMs: HOUR, run: accounts.contact.purge },
      { name: 'blocks', everyMs: HOUR, run: blocks.purge },
      { name: 'mail out', everyMs: OUTBOX_MS, run: accounts.mail.run },
      ...(billing
        ? [
            { name: 'webhooks', everyMs: OUTBOX_MS, run: billing.run },
            { name: 'billing', everyMs: MINUTE, run: billing.reconcile },
          ]
        : []),
    ],
  });
  // Woken by the commit that stored a mail; the job above is for what waits for another try.
  const unwatch = [
    hub.watch(OUTBOX, () => void accounts.mail.run().catch(() => {})),
    ...(billing ? [hub.watch(BILLING, () => void billing.run().catch(() => {}))] : []),
  ];
  return async () => {
    for (const end of unwatch) end();
    await jobs.close();
  };
}
