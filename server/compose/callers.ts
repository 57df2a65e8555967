import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { Identify } from '#server/http/identify.ts';
import type { Accounts } from './accounts.ts';

/**
 * Finds out who is calling, by the token of the request. Every door uses this, so that ownership and limits are decided
 * in one place.
 */
export function composeCallers({
  guests,
  sessions,
  prepare,
}: {
  guests: Guests;
  sessions: Accounts['sessions'];
  /** Starts the worker that the caller's first mail will need. */
  prepare: () => void;
}) {
  const prepared =
    (identify: Identify): Identify =>
    (token) => {
      prepare();
      return identify(token);
    };
  const identifyGuest = prepared(guests.identify);
  const identifyAccount = prepared(sessions.identify);
  /** Any token that owns inboxes. Doors for programs use it. */
  const identifyProgram: Identify = async (token) =>
    (await identifyGuest(token)) ?? (await identifyAccount(token));
  return { identifyGuest, identifyAccount, identifyProgram };
}

export type Callers = ReturnType<typeof composeCallers>;
