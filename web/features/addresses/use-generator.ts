import { useCallback, useState } from 'react';
import { GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { readGenerateFailure } from './generate-failure.ts';
import { readCooldownEnd, writeCooldownEnd } from './guest-storage.ts';
import { type TempEmail, toTempEmail } from './temp-email.ts';
import type { Visitor } from './use-visitor.ts';

export type Generator = {
  generating: boolean;
  /** Why the last attempt failed, as shown on screen. */
  error: string | null;
  /** When the cooldown ends, if that was the reason. */
  cooldown: number | null;
  /** Resolves to whether an address was generated. */
  generate: (request?: { domain?: string; name?: string }) => Promise<boolean>;
  /** Set while the limit dialog is open. `until` is when the next address becomes available, if known. */
  limit: { until: number | null } | null;
  openLimit: (limit: { until: number | null }) => void;
  closeLimit: () => void;
};

type Options = {
  visitor: Visitor;
  emails: TempEmail[];
  max: number;
  cooldownEnd: number | null;
  now: () => number;
  onCreated: (email: TempEmail) => void;
};

/** Generates addresses, one at a time, and keeps what to show when that fails. */
export function useGenerator({ visitor, emails, max, cooldownEnd, now, onCreated }: Options): Generator {
  const { isPremium, recheck } = useAccount();
  const [generating, setGenerating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [cooldown, setCooldown] = useState<number | null>(null);
  const [limit, setLimit] = useState<Generator['limit']>(null);
  const nextSlot = () => estimateNextSlot(emails, cooldownEnd, isPremium);

  const showFailure = (failure: unknown) => {
    if (failure instanceof ApiError && failure.body.expired) recheck();
    const result = readGenerateFailure(failure, visitor.mode);
    if (visitor.isGuest && result.cooldownEnd) writeCooldownEnd(result.cooldownEnd);
    if (result.kind === 'limit') {
      setLimit({ until: result.cooldownEnd ?? nextSlot() });
    } else {
      setError(result.text);
      setCooldown(result.cooldownEnd);
    }
  };

  const generate: Generator['generate'] = async (request = {}) => {
    if (generating) return false;
    setError(null);
    setCooldown(null);
    if (emails.length >= max && emails.every(({ expiresAt }) => expiresAt > now())) {
      setLimit({ until: nextSlot() });
      return false;
    }
    setGenerating(true);
    try {
      onCreated(toTempEmail(await visitor.generate(request), visitor.mode));
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      setGenerating(false);
    }
  };

  const closeLimit = useCallback(() => setLimit(null), []);
  return { generating, error, cooldown, generate, limit, openLimit: setLimit, closeLimit };
}

/** Without word from the server: subscribers wait for their oldest address to expire, guests for the cooldown. */
function estimateNextSlot(emails: TempEmail[], cooldownEnd: number | null, isPremium: boolean) {
  if (cooldownEnd) return cooldownEnd;
  const ends = emails.map(({ expiresAt }) => expiresAt);
  if (isPremium) return ends.length ? Math.min(...ends) : null;
  return readCooldownEnd() ?? (ends.length ? Math.max(...ends) + GUEST_COOLDOWN_MS : null);
}
