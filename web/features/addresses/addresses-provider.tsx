import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { LOGGED_OUT_EVENT } from '#web/features/account/session.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { ApiError } from '#web/lib/api.ts';
import { readText, session, writeText } from '#web/lib/storage.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { readGenerateFailure } from './generate-failure.ts';
import { readCooldownEnd, writeCooldownEnd, writeEmails } from './guest-storage.ts';
import { createInboxApi, type InboxApi, type InboxScope } from './inbox-api.ts';
import { keepSelection, type TempEmail, toTempEmail } from './temp-email.ts';
import { useAddressList } from './use-address-list.ts';
import { useExpiry } from './use-expiry.ts';
import { useGuestToken } from './use-guest-token.ts';

export type Addresses = {
  /** Those that live, and the selected one until the next refresh though its time be over. */
  emails: TempEmail[];
  selected: TempEmail | null;
  /** Whether the time of the selected one is over. */
  over: boolean;
  select: (address: string) => void;
  /** How many addresses this visitor may have at once. */
  max: number;
  loading: boolean;
  /** True when the list could not be loaded. */
  failed: boolean;
  generating: boolean;
  /** Why the last generation failed, ready to show. */
  error: string | null;
  /** Until when, where that was a cooldown. */
  cooldown: number | null;
  /** Whether there is a new address. */
  generate: (wish?: { domain?: string; name?: string }) => Promise<boolean>;
  /** When set, the limit modal is open; `until` is when the next slot comes free, where known. */
  limit: { until: number | null } | null;
  openLimit: (limit: { until: number | null }) => void;
  closeLimit: () => void;
  /** Whether it is gone. */
  remove: (email: TempEmail) => Promise<boolean>;
  removeAll: () => Promise<boolean>;
  refresh: () => Promise<void>;
  /** The server's clock. */
  now: () => number;
  scope: InboxScope | null;
  api: InboxApi | null;
};

const AddressesContext = createContext<Addresses | null>(null);
const CHOSEN = 'selected_address';

export function AddressesProvider({ children }: { children: ReactNode }) {
  const { status, token, isPremium, recheck } = useAccount();
  const { plans } = useConfig() ?? { plans: defaultPlans };
  // Whoever has not paid, signed in or not, is a guest here.
  const asGuest = status !== 'premium' && status !== 'loading';
  const guest = useGuestToken(asGuest);
  const [chosen, setChosen] = useState(() => readText(session, CHOSEN));
  const [generating, setGenerating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [cooldown, setCooldown] = useState<number | null>(null);
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
  const { put, refetch, now } = list;
  const max = plans[isPremium ? 'premium' : 'free'].maxAddresses;
  const selectedAddress = keepSelection(list.emails, chosen);
  const expired = useExpiry(list.emails, now);
  const emails = useMemo(
    () => list.emails.filter(({ address }) => address === selectedAddress || !expired.has(address)),
    [list.emails, selectedAddress, expired],
  );
  const select = useCallback((address: string) => {
    writeText(session, CHOSEN, address);
    setChosen(address);
  }, []);

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
      setCooldown(null);
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
        select(fresh.address);
        sendEvent({ event: 'email_generated', mode });
        refetch();
        return true;
      } catch (failure) {
        if (failure instanceof ApiError && failure.body.expired) recheck();
        const reading = readGenerateFailure(failure, mode);
        if (mode === 'guest' && reading.cooldownEnd) writeCooldownEnd(reading.cooldownEnd);
        if (reading.kind === 'limit') setLimit({ until: reading.cooldownEnd ?? nextSlot() });
        else {
          setError(reading.text);
          setCooldown(reading.cooldownEnd);
        }
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
      select,
      put,
      refetch,
      recheck,
    ],
  );

  const drop = useCallback(
    async (gone: TempEmail[], ask: (api: InboxApi) => Promise<unknown>) => {
      try {
        if (api) await ask(api);
      } catch (failure) {
        // biome-ignore lint/suspicious/noConsole: whoever asked tells the visitor
        console.warn('Could not delete', failure);
        return false;
      }
      const addresses = gone.map(({ address }) => address);
      const keep = (list: TempEmail[]) => list.filter(({ address }) => !addresses.includes(address));
      put(keep);
      if (asGuest) writeEmails(keep(emails), addresses, now());
      sendEvent({ event: 'email_deleted', mode: asGuest ? 'guest' : 'premium' });
      await refetch();
      return true;
    },
    [api, put, asGuest, emails, now, refetch],
  );

  const value: Addresses = {
    emails,
    selected: emails.find(({ address }) => address === selectedAddress) ?? null,
    over: selectedAddress !== null && expired.has(selectedAddress),
    select,
    max,
    loading: status === 'loading' || list.loading,
    failed: list.failed,
    generating,
    error,
    cooldown,
    generate,
    limit,
    openLimit: setLimit,
    closeLimit: useCallback(() => setLimit(null), []),
    remove: (email) => drop([email], (to) => to.remove(email.id)),
    removeAll: () => drop(list.emails, (to) => to.removeAll()),
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
