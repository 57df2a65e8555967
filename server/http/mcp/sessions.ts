import { randomBytes } from 'node:crypto';
import type { Signer } from '#server/lib/signer.ts';

/** A client whose session has ended begins a new one by itself. */
export const SESSION_MS = 24 * 3_600_000;

/**
 * MCP sessions without storage. The id of a session is signed, so any process can check it. It carries the token of the
 * guest that was created for the session, or it is bound to the bearer token that the session began with.
 */
export function createSessions({ signer, now }: { signer: Signer; now: () => Date }) {
  const textOf = (began: string, guest: string, bearer: string) => `${began}\0${guest}\0${bearer}`;

  /** The random part keeps apart sessions that began at the same time. */
  function issue(guest: string, bearer: string): string {
    const began = `${now().getTime().toString(36)}-${randomBytes(9).toString('base64url')}`;
    return [began, guest, signer.sign(textOf(began, guest, bearer)).toString('base64url')].join('.');
  }

  return {
    forGuest: (token: string) => issue(token, ''),
    forBearer: (token: string) => issue('', token),

    /** The token that a session acts for, or null when the session does not exist for this caller. */
    tokenOf(id: string, bearer: string | null): string | null {
      const [began = '', guest = '', signed = '', ...rest] = id.split('.');
      const signature = Buffer.from(signed, 'base64url');
      // Only one way to write a signature is valid.
      if (rest.length || signature.toString('base64url') !== signed) return null;
      if (!signer.isSigned(textOf(began, guest, bearer ?? ''), signature)) return null;
      const age = now().getTime() - Number.parseInt(began, 36);
      return age < SESSION_MS ? bearer || guest : null;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
