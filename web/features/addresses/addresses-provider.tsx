import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import { defaultPlans } from '#contract/plans.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import type { ListedMessages } from '#web/features/inbox/live/listed-messages.ts';
import { messagesKey } from '#web/features/inbox/live/messages-key.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { addAttempt } from '#web/lib/connection.ts';
import { useConfig } from '#web/lib/use-config.ts';
import type { InboxApi, InboxScope } from './inbox-api.ts';
import type { TempEmail } from './temp-email.ts';
import { useAddressList } from './use-address-list.ts';
import { type Generator, useGenerator } from './use-generator.ts';
import { useSelection } from './use-selection.ts';
import { useSlots } from './use-slots.ts';
import { useVisitor } from './use-visitor.ts';

export type Addresses = Generator & {
  /** The active addresses. The selected one stays in the list after it has expired, until the next refresh. */
  emails: TempEmail[];
  selected: TempEmail | null;
  /** Whether the selected address has expired. */
  expired: boolean;
  select: (address: string) => void;
  /** How many addresses this visitor may have at once. */
  max: number;
  /** How many of those slots are taken. A deleted free address keeps its slot until the cooldown is over. */
  used: number;
  /** Until when that is so, on the free plan. Null while all slots are free. */
  usedUntil: number | null;
  /** When the next slot becomes free. Null while there is one. */
  nextSlot: number | null;
  loading: boolean;
  /** Whether the server has told the list. */
  listed: boolean;
  /** Whether loading the list failed. */
  failed: boolean;
  /** Changes the list here, for what has changed on the server. */
  change: (update: (emails: TempEmail[]) => TempEmail[]) => void;
  refresh: () => Promise<void>;
  /** The server's clock. */
  now: () => number;
  scope: InboxScope | null;
  api: InboxApi | null;
};

const ClosedNotice = lazyPart(() => import('./closed-notice.tsx'));

const AddressesContext = createContext<Addresses | null>(null);

/** The addresses of the visitor, and everything that can be done with them. */
export function AddressesProvider({ children }: { children: ReactNode }) {
  const { status, isPremium, recheck } = useAccount();
  const plans = useConfig()?.plans ?? defaultPlans;
  const max = plans[isPremium ? 'premium' : 'free'].maxAddresses;
  const client = useQueryClient();
  const visitor = useVisitor();
  const { scope, api, isGuest, start, followGuest } = visitor;
  const list = useAddressList(scope, visitor.renewGuest);
  const { put, refetch, now } = list;
  const { emails, selected, expired, select } = useSelection(list.emails, list.listed, now, isGuest);

  const isUnused = isGuest && list.unused;
  useEffect(() => {
    if (isUnused) return followGuest();
  }, [isUnused, followGuest]);

  useEffect(() => addAttempt(() => (scope ? refetch() : start())), [scope, refetch, start]);

  // When the list of an account fails to load, its session or subscription may have ended.
  const accountFailed = list.failed && !isGuest;
  useEffect(() => {
    if (accountFailed) recheck();
  }, [accountFailed, recheck]);

  const onCreated = (created: TempEmail) => {
    // It has no messages yet, so there is nothing to wait for.
    client.setQueryData<ListedMessages>(messagesKey(created.address), { messages: [], position: 0 });
    put((before) => [...before.filter(({ id }) => id !== created.id), created]);
    select(created.address);
    sendEvent({ event: 'email_generated', mode: created.mode });
    refetch();
  };

  const value: Addresses = {
    ...useGenerator({
      visitor,
      emails,
      max,
      cooldownEnd: list.cooldownEnd,
      now,
      onCreated,
      onCooldown: refetch,
    }),
    emails,
    selected,
    expired,
    select,
    max,
    ...useSlots({ list, emails, max, isPremium }),
    loading: status === 'loading' || list.loading,
    listed: list.listed,
    failed: list.failed,
    change: put,
    refresh: useCallback(async () => {
      if (scope) await refetch();
    }, [scope, refetch]),
    now,
    scope,
    api,
  };
  return (
    <AddressesContext value={value}>
      {children}
      {list.closed.length > 0 && <ClosedNotice quiet closed={list.closed} />}
    </AddressesContext>
  );
}

export function useAddresses(): Addresses {
  const addresses = use(AddressesContext);
  if (!addresses) throw new Error('useAddresses needs an AddressesProvider above it');
  return addresses;
}
