import { timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 60_000;

/**
 * Lets a browser fetch one file by a plain link: signed, for a minute, for that file and that reader alone. It
 * holds no state, so any process can honour it.
 */
export function createTickets({ sign, now }: { sign: (text: string) => Buffer; now: () => Date }) {
  const signature = (ownerId: string, file: string, until: number) => sign(`${ownerId}\0${file}\0${until}`);

  return {
    issue(ownerId: string, file: string): string {
      const until = now().getTime() + LIFETIME_MS;
      return `${ownerId}.${until}.${signature(ownerId, file, until).toString('base64url')}`;
    },

    /** The reader the ticket was given to, or null. */
    check(ticket: string, file: string): string | null {
      const [ownerId = '', until = '', given = ''] = ticket.split('.');
      const right = signature(ownerId, file, Number(until));
      const claimed = Buffer.from(given, 'base64url');
      const valid =
        claimed.length === right.length && timingSafeEqual(claimed, right) && Number(until) > now().getTime();
      return valid ? ownerId : null;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
