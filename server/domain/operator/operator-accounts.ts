import { counted } from '#contract/counted.ts';
import type { OperatorAccount } from '#contract/operator.ts';
import type { AccountRow } from '#server/store/accounts/account-row.ts';
import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { premiumStatus } from '../premium.ts';

type Manage = {
  find: (email: string) => Promise<AccountRow>;
  grant: (email: string, days: number) => Promise<AccountRow>;
  expire: (email: string) => Promise<AccountRow>;
};

/** What the operator's page can do to accounts. Each change is recorded in the audit and logged by account id. */
export function createOperatorAccounts({
  manage,
  audit,
  onChange,
  now,
}: {
  manage: Manage;
  audit: BillingStore['audit'];
  onChange: (change: { accountId: string; action: string }) => void;
  now: () => Date;
}) {
  async function change(email: string, action: string, work: () => Promise<AccountRow>) {
    const before = await manage.find(email);
    const after = await work();
    onChange({ accountId: after.id, action });
    const until = ({ premiumUntil }: AccountRow) => ({ premiumUntil: premiumUntil?.toISOString() ?? null });
    await audit({
      accountId: after.id,
      reason: action,
      now: now(),
      before: until(before),
      after: until(after),
    });
    return describe(after, now());
  }

  return {
    find: async (email: string) => describe(await manage.find(email), now()),
    grant: (email: string, days: number) =>
      change(email, `operator: ${counted(days, 'day')} granted`, () => manage.grant(email, days)),
    end: (email: string) => change(email, 'operator: premium ended', () => manage.expire(email)),
  };
}

export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;

function describe(account: AccountRow, now: Date): OperatorAccount {
  const { premiumUntil } = account;
  return {
    id: account.id,
    email: account.email,
    createdAt: account.createdAt.toISOString(),
    verifiedAt: account.verifiedAt?.toISOString() ?? null,
    password: account.passwordHash !== null,
    google: account.googleSub !== null,
    premium: ({ false: 'none', true: 'active', expired: 'ended' } as const)[premiumStatus(premiumUntil, now)],
    premiumUntil: premiumUntil?.toISOString() ?? null,
    cancelled: account.cancelAtPeriodEnd,
  };
}
