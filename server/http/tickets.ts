import type { Signer } from '#server/lib/signer.ts';

/** Nothing that could pass for the end of the holder in what is signed. */
const HOLDER = /^[\w-]{1,100}$/;

/**
 * A ticket proves something small, such as that an account was signed in to from this browser. It is signed,
 * expires, and is valid for one holder and one thing only. Nothing is stored, so any process can check it.
 */
export function createTickets({
  signer,
  now,
  lifetimeMs,
}: {
  signer: Signer;
  now: () => Date;
  lifetimeMs: number;
}) {
  const textOf = (holder: string, thing: string, until: number) => `${holder}\0${thing}\0${until}`;

  return {
    issue(holder: string, thing: string): string {
      const until = now().getTime() + lifetimeMs;
      return `${holder}.${until}.${signer.sign(textOf(holder, thing, until)).toString('base64url')}`;
    },

    /** The holder of the ticket, or null if it is not valid. */
    check(ticket: string, thing: string): string | null {
      const [holder = '', until = '', encoded = ''] = ticket.split('.');
      if (!HOLDER.test(holder)) return null;
      const text = textOf(holder, thing, Number(until));
      const isSigned = signer.isSigned(text, Buffer.from(encoded, 'base64url'));
      const valid = isSigned && Number(until) > now().getTime();
      return valid ? holder : null;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
