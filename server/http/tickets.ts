import { isOneOf } from '#server/lib/is-one-of.ts';

/** Nothing that could pass for the end of the holder in what is signed. */
const HOLDER = /^[\w-]{1,100}$/;

/**
 * A ticket proves something small, such as that an account was signed in to from this browser. It is signed,
 * expires, and is valid for one holder and one thing only. Nothing is stored, so any process can check it.
 */
export function createTickets({
  sign,
  now,
  lifetimeMs,
}: {
  /** Signatures under every key, the current one first. */
  sign: (text: string) => Buffer[];
  now: () => Date;
  lifetimeMs: number;
}) {
  const signatures = (holder: string, thing: string, until: number) => sign(`${holder}\0${thing}\0${until}`);

  return {
    issue(holder: string, thing: string): string {
      const until = now().getTime() + lifetimeMs;
      return `${holder}.${until}.${signatures(holder, thing, until)[0]!.toString('base64url')}`;
    },

    /** The holder of the ticket, or null if it is not valid. */
    check(ticket: string, thing: string): string | null {
      const [holder = '', until = '', encoded = ''] = ticket.split('.');
      if (!HOLDER.test(holder)) return null;
      const isSigned = isOneOf(Buffer.from(encoded, 'base64url'), signatures(holder, thing, Number(until)));
      const valid = isSigned && Number(until) > now().getTime();
      return valid ? holder : null;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
