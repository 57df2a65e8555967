import { CATCH_ALL_MS } from '#contract/catch-all.ts';
import type { PlanName } from '#contract/plans.ts';
import { catchAllInbox } from '#server/store/mail/catch-all-store.ts';
import { Refusal } from '../errors.ts';
import { createFindRecipient, type FindRecipientDeps, type Recipient } from './find-recipient.ts';

/** A body is in a partition that ends this long after its mail arrived: later than the job deletes it. */
const BODY_MS = CATCH_ALL_MS + 3_600_000;
/** Partitions have to exist this far ahead. */
export const CATCH_ALL_AHEAD_MS = BODY_MS;

/** Finds everything that gets a copy of mail to an address, or throws a Refusal. */
export type FindRecipients = (address: string) => Promise<Recipient[]>;

/** With CATCH_ALL, mail to every address is taken, and there is a copy of it in the inbox of all mail. */
export function createFindRecipients({
  isCatchAll,
  ...deps
}: FindRecipientDeps & { isCatchAll: boolean }): FindRecipients {
  if (!isCatchAll) {
    const findRecipient = createFindRecipient(deps);
    return async (address) => [await findRecipient(address)];
  }
  // Nothing is refused because of its domain, so the domains need not be read again for one that is unknown.
  const findRecipient = createFindRecipient({ ...deps, findDomain: deps.book.find });
  return async (address) => {
    const copy = {
      inboxId: catchAllInbox.id,
      latestEnd: catchAllInbox.latestEnd,
      plan: 'premium',
      to: address,
      isCatchAll: true,
    } as const;
    const inbox = await findRecipient(address).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return inbox ? [inbox, copy] : [copy];
  };
}

/** What counts as one recipient: several plus addresses of one inbox do, but in the inbox of all mail each is its own. */
export const recipientKey = ({ inboxId, to, isCatchAll }: Recipient) => (isCatchAll ? to : inboxId);

/** The plan of a mail, which all of its inboxes have. The inbox of all mail follows the others. */
export function planOf(recipients: Iterable<Recipient>): PlanName | undefined {
  for (const { plan, isCatchAll } of recipients) if (!isCatchAll) return plan;
  return undefined;
}

export type Expiring = { latestEnd: Date; isCatchAll: true | undefined };
/** Until when a recipient can need the body of a mail. */
export const bodyEnd = ({ latestEnd, isCatchAll }: Expiring, receivedAt: Date) =>
  isCatchAll ? receivedAt.getTime() + BODY_MS : latestEnd.getTime();
