import { useCallback, useMemo } from 'react';
import type { NewAddress } from '#contract/inboxes.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { createInboxApi, type InboxScope } from './inbox-api.ts';
import { useGuestToken } from './use-guest-token.ts';

export type Visitor = ReturnType<typeof useVisitor>;

/** How to call the server for the current visitor. Everyone without premium, signed in or not, is a guest. */
export function useVisitor() {
  const { status, token } = useAccount();
  const isGuest = status !== 'premium' && status !== 'loading';
  const mode: InboxScope['mode'] = isGuest ? 'guest' : 'premium';
  const guest = useGuestToken(isGuest);

  /** Null until there is a token. */
  const scope = useMemo(() => {
    const current = isGuest ? guest.token : token;
    return current ? createScope(mode, current) : null;
  }, [isGuest, mode, guest.token, token]);
  const api = useMemo(() => (scope ? createInboxApi(scope) : null), [scope]);

  const renewGuest = useCallback(
    (refused: string) => {
      guest.renew(refused).catch(() => undefined);
    },
    [guest.renew],
  );

  /** Starts the guest session if that has not worked yet. */
  const start = useCallback(
    () => (isGuest ? guest.ensure().catch(() => undefined) : undefined),
    [isGuest, guest.ensure],
  );

  /** Generates an address. Guests get a session first if they have none, or a new one if the server forgot theirs. */
  async function generate(request: NewAddress) {
    const current = isGuest ? await guest.ensure() : token;
    if (!current) throw new Error('Authentication token not found. Please log in again.');
    const generateAs = (as: string) => createInboxApi(createScope(mode, as)).generate(request);
    return generateAs(current).catch(async (failure: unknown) => {
      const forgotten = isGuest && failure instanceof ApiError && failure.status === 401;
      if (!forgotten) throw failure;
      return generateAs(await guest.renew(current));
    });
  }

  return { isGuest, mode, scope, api, renewGuest, followGuest: guest.follow, start, generate };
}

function createScope(mode: InboxScope['mode'], token: string): InboxScope {
  return { base: mode === 'guest' ? '/api/guest' : '/api', mode, token };
}
