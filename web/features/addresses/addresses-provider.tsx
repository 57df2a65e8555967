import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { LOGGED_OUT_EVENT } from '#web/features/account/session.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { ApiError } from '#web/lib/api.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { readGenerateFailure } from './generate-failure.ts';
import { readCooldownEnd, writeCooldownEnd, writeEmails } from './guest-storage.ts';
import { createInboxApi, type InboxApi, type InboxScope } from './inbox-api.ts';
import { keepSelection, type TempEmail, toTempEmail } from './temp-email.ts';
import { useAddressList } from './use-address-list.ts';
import { useGuestToken } from './use-guest-token.ts';

export type Addresses = {
  emails: TempEmail[];
  selected: TempEmail | null;
  select: (address: string) => void;
  /** How many addresses this visitor may have at once. */
  max: number;
  loading: boolean;
  /** True when the list could not be loaded. */
  failed: boolean;
  generating: boolean;
  /** Why the last generation failed, ready to show. */
  error: string | null;
  /** Whether there is a new address. */
  generate: (wish?: { domain?: string; name?: string }) => Promise<boolean>;
  /** When set, the limit modal is open; `until` is when the next slot comes free, where known. */
  limit: { until: number | null } | null;
  closeLimit: () => void;
  /** Whether it is gone. Failures are only logged. */
  remove: (email: TempEmail) => Promise<boolean>;
  removeAll: () => Promise<boolean>;
  refresh: () => Promise<void>;
  /** The server's clock. */
  now: () => number;
  scope: InboxScope | null;
  api: InboxApi | null;
};

const AddressesContext = createContext<Addresses | null>(null);

function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: deletions that fail are only logged
  console.warn(what, error);
}

export function AddressesProvider({ children }: { children: ReactNode }) {
  const { status, token, isPremium, recheck } = useAccount();
  const { plans } = useConfig() ?? { plans: defaultPlans };
  // Whoever has not paid, signed in or not, is a guest here.
  const asGuest = status !== 'premium' && status !== 'loading';
  const guest = useGuestToken(asGuest);
  const [chosen, setChosen] = useState<string | null>(null);
  const [generating, setGenerating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [limit, setLimit] = useState<Addresses['limit']>(null);

  const scope = useMemo<InboxScope | null>(() => {
    if (asGuest) return guest.token ? { base: '/api/guest', mode: 'guest', token: guest.token } : null;
    return token ? { base: '/api', mode: 'premium', token } : null;
  }, [asGuest, guest.token, token]);
  const api = useMemo(() => (scope ? createInboxApi(scope) : null), [scope]);

  const renewGuest = useCallback(() => {
    guest.renew().catch(() => undefined);
  }, [guest.renew]);
  const list = useAddressList(scope, renewGuest);
  const { emails, put, refetch, now } = list;
  const max = plans[isPremium ? 'premium' : 'free'].maxAddresses;
  const selectedAddress = keepSelection(emails, chosen);

  useEffect(() => {
    const forget = () => put(() => []);
    window.addEventListener(LOGGED_OUT_EVENT, forget);
    return () => window.removeEventListener(LOGGED_OUT_EVENT, forget);
  }, [put]);

  // A refused list may mean that the session or the subscription has ended meanwhile.
  const refused = list.failed && !asGuest;
  useEffect(() => {
    if (refused) recheck();
  }, [refused, recheck]);

  const refresh = useCallback(async () => {
    if (scope) await refetch();
  }, [scope, refetch]);

  /** The next free slot as far as this side can tell: a guest's after the cooldown, a subscriber's when the oldest ends. */
  const nextSlot = useCallback((): number | null => {
    const ends = emails.map(({ expiresAt }) => expiresAt);
    if (list.cooldownEnd) return list.cooldownEnd;
    if (isPremium) return ends.length ? Math.min(...ends) : null;
    return readCooldownEnd() ?? (ends.length ? Math.max(...ends) + GUEST_COOLDOWN_MS : null);
  }, [emails, isPremium, list.cooldownEnd]);

  const generate = useCallback<Addresses['generate']>(
    async (wish = {}) => {
      if (generating) return false;
      setError(null);
      if (emails.length >= max && emails.every(({ expiresAt }) => expiresAt > now())) {
        setLimit({ until: nextSlot() });
        return false;
      }
      setGenerating(true);
      const mode = asGuest ? 'guest' : 'premium';
      try {
        const used = asGuest ? await guest.ensure() : token;
        if (!used) throw new Error('Authentication token not found. Please log in again.');
        const ask = (as: string) =>
          createInboxApi({ base: asGuest ? '/api/guest' : '/api', mode, token: as }).generate(wish);
        const inbox = await ask(used).catch(async (failure: unknown) => {
          // A guest the server has forgotten starts anew; the visitor need not know.
          if (!asGuest || !(failure instanceof ApiError) || failure.status !== 401) throw failure;
          return ask(await guest.renew());
        });
        const fresh = toTempEmail(inbox, mode);
        put((before) => [...before.filter(({ id }) => id !== fresh.id), fresh]);
        setChosen(fresh.address);
        sendEvent({ event: 'email_generated', mode });
        refetch();
        return true;
      } catch (failure) {
        if (failure instanceof ApiError && failure.body.expired) recheck();
        const reading = readGenerateFailure(failure, mode);
        if (mode === 'guest' && reading.cooldownEnd) writeCooldownEnd(reading.cooldownEnd);
        if (reading.kind === 'limit') setLimit({ until: reading.cooldownEnd ?? nextSlot() });
        else setError(reading.text);
        return false;
      } finally {
        setGenerating(false);
      }
    },
    [
      generating,
      emails,
      max,
      asGuest,
      guest.ensure,
      guest.renew,
      token,
      now,
      nextSlot,
      put,
      refetch,
      recheck,
    ],
  );

  const remove = useCallback<Addresses['remove']>(
    async (email) => {
      try {
        await api?.remove(email.id);
      } catch (failure) {
        logFailure('Could not delete the address', failure);
        return false;
      }
      put((before) => before.filter(({ id }) => id !== email.id));
      if (asGuest)
        writeEmails(
          emails.filter(({ id }) => id !== email.id),
          [email.address],
          now(),
        );
      sendEvent({ event: 'email_deleted', mode: asGuest ? 'guest' : 'premium' });
      await refetch();
      return true;
    },
    [api, put, asGuest, emails, now, refetch],
  );

  const removeAll = useCallback<Addresses['removeAll']>(async () => {
    try {
      await api?.removeAll();
    } catch (failure) {
      logFailure('Could not delete the addresses', failure);
      return false;
    }
    put(() => []);
    if (asGuest)
      writeEmails(
        [],
        emails.map(({ address }) => address),
        now(),
      );
    sendEvent({ event: 'email_deleted', mode: asGuest ? 'guest' : 'premium' });
    await refetch();
    return true;
  }, [api, put, asGuest, emails, now, refetch]);

  const value: Addresses = {
    emails,
    selected: emails.find(({ address }) => address === selectedAddress) ?? null,
    select: setChosen,
    max,
    loading: status === 'loading' || list.loading,
    failed: list.failed,
    generating,
    error,
    generate,
    limit,
    closeLimit: useCallback(() => setLimit(null), []),
    remove,
    removeAll,
    refresh,
    now,
    scope,
    api,
  };
  return <AddressesContext value={value}>{children}</AddressesContext>;
}

export function useAddresses(): Addresses {
  const addresses = use(AddressesContext);
  if (!addresses) throw new Error('useAddresses needs an AddressesProvider above it');
  return addresses;
}
