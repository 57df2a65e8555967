import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { LiveFigures } from '#contract/operator.ts';
import type { Config } from '#server/config.ts';
import type { ManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { createTraceMail } from '#server/domain/mail/trace-mail.ts';
import { createAccountDesk } from '#server/domain/operator/account-desk.ts';
import { createServiceState } from '#server/domain/operator/service-state.ts';
import { addFigures, readFigures } from '#server/live-figures.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createBillingStore } from '#server/store/billing/billing-store.ts';
import type { Db } from '#server/store/database.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { GaugeStore } from '#server/store/operations/gauge-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Accounts } from './accounts.ts';

/** What the operator's page can do. Everything it changes is told to the log, by ids alone. */
export function composeOperator({
  config,
  db,
  vault,
  accounts,
  blocks,
  inboxes,
  messages,
  gauges,
  metrics,
  otherThreads,
  log,
  now,
}: {
  config: Config;
  db: Db;
  vault: Vault;
  accounts: Pick<Accounts, 'manage' | 'contact'>;
  blocks: ManageBlocks;
  inboxes: InboxStore;
  messages: MessageStore;
  gauges: GaugeStore;
  metrics: Metrics;
  otherThreads: () => Promise<Array<LiveFigures | null>>;
  log: Logger;
  now: () => Date;
}) {
  const me = {
    id: randomUUID().slice(0, 8),
    host: hostname(),
    pid: process.pid,
    roles: config.roles as string[],
    smtpThreads: config.roles.includes('smtp') ? config.smtpThreads : 0,
    startedAt: now().toISOString(),
  };
  const logChange = (change: object) => log.info(change, 'the operator changed something');
  return {
    async live() {
      const [own, others] = await Promise.all([readFigures(metrics), otherThreads()]);
      return {
        ...addFigures(own, ...others.filter((one) => one !== null)),
        at: now().getTime(),
        process: me,
      };
    },
    state: createServiceState({ gauges, now }),
    accounts: createAccountDesk({
      manage: accounts.manage,
      audit: createBillingStore({ db }).audit,
      onChange: logChange,
      now,
    }),
    trace: createTraceMail({ inboxes, messages, vault, now }),
    contact: accounts.contact,
    blocks,
    logChange,
  };
}
