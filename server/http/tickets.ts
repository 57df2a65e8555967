import { timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 60_000;

/**
 * A ticket lets a browser fetch one file through a plain link. It is signed, lasts a minute, and is valid for one
 * file and one reader only. Nothing is stored, so any process can check it.
 */
export function createTickets({ sign, now }: { sign: (text: string) => Buffer; now: () => Date }) {
  const signature = (readerId: string, file: string, until: number) => sign(`${readerId}\0${file}\0${until}`);

  return {
    issue(readerId: string, file: string): string {
      const until = now().getTime() + LIFETIME_MS;
      return `${readerId}.${until}.${signature(readerId, file, until).toString('base64url')}`;
    },

    /** The id of the reader who got the ticket, or null when it is not valid. */
    check(ticket: string, file: string): string | null {
      const [readerId = '', until = '', encoded = ''] = ticket.split('.');
      const expected = signature(readerId, file, Number(until));
      const provided = Buffer.from(encoded, 'base64url');
      const valid =
        provided.length === expected.length &&
        timingSafeEqual(provided, expected) &&
        Number(until) > now().getTime();
      return valid ? readerId : null;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
