import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { createOperatorAccounts } from '#server/domain/operator/operator-accounts.ts';
import { createServiceState } from '#server/domain/operator/service-state.ts';
import type { OperatorUseCases } from '#server/http/routes/operator-routes.ts';
import { addFigures, readFigures } from '#server/live-figures.ts';
import type { Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import { composeManageDomains } from './domains.ts';
import type { MailThreads } from './mail-threads.ts';
import { composeTrace } from './trace.ts';

/** What is not closed within this time is closed by the job. */
const CLOSING_MS = 5_000;

type Parts = { accounts: Accounts; mailThreads: MailThreads | null };

/** What the operator's page can do. Every change is logged, with ids only. */
export function composeOperator(base: Base, { accounts, mailThreads }: Parts): OperatorUseCases {
  const { config, stores, metrics, log, now } = base;
  const thisProcess = {
    id: randomUUID().slice(0, 8),
    host: hostname(),
    pid: process.pid,
    roles: config.roles as string[],
    smtpThreads: mailThreads ? config.smtpThreads : 0,
    startedAt: now().toISOString(),
  };
  const logChange = (change: object) => log.info(change, 'the operator changed something');
  return {
    async live() {
      const own = await readFigures(metrics);
      const others = mailThreads ? await mailThreads.figures() : [];
      const figures = addFigures(own, ...others.filter((one) => one !== null));
      return { ...figures, at: now().getTime(), process: thisProcess };
    },
    state: createServiceState({ gauges: stores.gauges, now }),
    accounts: createOperatorAccounts({
      manage: accounts.manage,
      audit: stores.billing.audit,
      onChange: logChange,
      now,
    }),
    ...composeTrace(base),
    contact: accounts.contact,
    blocks: createManageBlocks({
      store: stores.blocks,
      domains: () => base.domains.book.shared().map(({ name }) => name),
      now,
    }),
    domains: composeManageDomains(base, { closingMs: CLOSING_MS }),
    logChange,
  };
}
