import { randomBytes } from 'node:crypto';
import { isOneOf } from '#server/lib/is-one-of.ts';

/** A client whose session has ended begins a new one by itself. */
export const SESSION_MS = 24 * 3_600_000;

/**
 * MCP sessions without storage. The id of a session is signed, so any process can check it. It carries the token of the
 * guest that was created for the session, or it is bound to the bearer token that the session began with.
 */
export function createSessions({
  sign,
  now,
}: {
  /** Signatures under every key, the current one first. */
  sign: (text: string) => Buffer[];
  now: () => Date;
}) {
  const signatures = (began: string, guest: string, bearer: string) =>
    sign(`${began}\0${guest}\0${bearer}`).map((signed) => signed.toString('base64url'));

  /** The random part keeps apart sessions that began at the same time. */
  function issue(guest: string, bearer: string): string {
    const began = `${now().getTime().toString(36)}-${randomBytes(9).toString('base64url')}`;
    return [began, guest, signatures(began, guest, bearer)[0]].join('.');
  }

  return {
    forGuest: (token: string) => issue(token, ''),
    forBearer: (token: string) => issue('', token),

    /** The token that a session acts for, or null when the session does not exist for this caller. */
    tokenOf(id: string, bearer: string | null): string | null {
      const [began = '', guest = '', signed = '', ...rest] = id.split('.');
      const expected = signatures(began, guest, bearer ?? '').map((text) => Buffer.from(text));
      const isSigned = isOneOf(Buffer.from(signed), expected);
      if (!isSigned || rest.length) return null;
      const age = now().getTime() - Number.parseInt(began, 36);
      return age < SESSION_MS ? bearer || guest : null;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
