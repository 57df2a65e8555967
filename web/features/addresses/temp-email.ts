import type { Inbox } from '#contract/inboxes.ts';

/** The key of the query for the visitor's domains. */
export const DOMAINS = 'domains';

/** A temporary address as the browser keeps it. Times are in milliseconds. */
export type TempEmail = {
  id: string;
  address: string;
  expiresAt: number;
  createdAt: number;
  userId?: string;
  mode: 'guest' | 'premium';
  /** It expires early, because its domain ends. */
  endsWithDomain?: boolean;
  /** From when it can be extended, to when at most, and how long it lives from then. Absent if it cannot be extended. */
  extendableAt?: number;
  maxExpiresAt?: number;
  lifetimeMs?: number;
  /** How many messages it takes in all, and how many it has taken. Absent if nobody chose a number. */
  maxMessages?: number;
  storedCount?: number;
};

/** The time of creation of a guest's address may be called `generated_at`. */
type AnyInbox = Pick<Inbox, 'id' | 'address' | 'expires_at'> & Partial<Inbox> & { generated_at?: string };

export function toTempEmail(inbox: AnyInbox, mode: TempEmail['mode']): TempEmail {
  const email: TempEmail = {
    id: inbox.id,
    address: inbox.address,
    expiresAt: Date.parse(inbox.expires_at),
    createdAt: Date.parse(inbox.created_at ?? inbox.generated_at ?? ''),
    mode,
  };
  return {
    ...email,
    ...(inbox.user_id && { userId: inbox.user_id }),
    ...(inbox.domain?.endsAt === inbox.expires_at && { endsWithDomain: true }),
    ...(inbox.extendableAt && {
      extendableAt: Date.parse(inbox.extendableAt),
      maxExpiresAt: Date.parse(inbox.maxExpiresAt!),
      lifetimeMs: inbox.lifetimeMs!,
    }),
    ...(inbox.maxMessages && { maxMessages: inbox.maxMessages, storedCount: inbox.storedCount! }),
  };
}

export function unexpired(emails: TempEmail[], now: number): TempEmail[] {
  return emails.filter((email) => email.expiresAt > now);
}

/** The address to select: the same as before if it is still listed, otherwise the first one, if any. */
export function keepSelection(emails: TempEmail[], selected: string | null): string | null {
  return emails.some((email) => email.address === selected) ? selected : (emails[0]?.address ?? null);
}
