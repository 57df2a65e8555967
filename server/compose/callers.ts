import type { CatchAll } from '#server/domain/inboxes/catch-all.ts';
import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { Mailboxes } from '#server/domain/inboxes/mailboxes.ts';
import type { Identify } from '#server/http/identify.ts';
import type { Accounts } from './accounts.ts';

/**
 * Finds out who is calling, by the token of the request. Every door uses this, so that ownership and limits are decided
 * in one place.
 */
export function composeCallers({
  guests,
  mailboxes,
  sessions,
  keys,
  catchAll,
}: {
  guests: Guests;
  mailboxes: Mailboxes;
  sessions: Accounts['sessions'];
  keys: Accounts['keys'];
  catchAll: CatchAll;
}) {
  /** A guest or a mailbox; their tokens can be distinguished without the database. */
  const identifyVisitor: Identify = async (token) =>
    (await mailboxes.identify(token)) ?? (await guests.identify(token));
  /** A valid key is refused, and told that the same calls without `/guest` accept it. */
  const identifyGuest: Identify = async (token) => {
    await keys.refuse(token, 'key-for-guest-call');
    return identifyVisitor(token);
  };
  const identifyKey: Identify = keys.identify;
  /** A session or a key. */
  const identifyAccount: Identify = async (token) =>
    (await identifyKey(token)) ?? (await sessions.identify(token));
  /** The same, also after premium has ended: for calls that help to leave. */
  const identifyAnyAccount: Identify = async (token) =>
    (await identifyKey(token)) ?? (await sessions.identify(token, { evenExpired: true }));
  /** Any token that owns inboxes, but for that of CATCH_ALL. */
  const identifyReader: Identify = async (token) =>
    (await identifyKey(token)) ?? (await identifyVisitor(token)) ?? (await sessions.identify(token));
  const orCatchAll =
    (identify: Identify): Identify =>
    async (token) =>
      catchAll.identify(token) ?? identify(token);
  return {
    identifyGuest,
    identifyKey,
    identifyAccount,
    identifyAnyAccount,
    identifyReader,
    /** An account, or the owner of the inbox of all mail. */
    identifyMember: orCatchAll(identifyAccount),
    /** Any token that owns inboxes. Doors for programs use it. */
    identifyProgram: orCatchAll(identifyReader),
  };
}

export type Callers = ReturnType<typeof composeCallers>;
