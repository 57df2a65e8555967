import type { Inbox } from '#contract/inboxes.ts';
import { isNumber, isText, listOf, oneOf, optional, shape } from '#web/lib/shape.ts';

/** A temporary address as the browser keeps it. Times are in milliseconds. */
export type TempEmail = {
  id: string;
  address: string;
  expiresAt: number;
  createdAt: number;
  userId?: string;
  mode: 'guest' | 'premium';
};

/** The time of creation of a guest's address may be called `generated_at`. */
type AnyInbox = Omit<Inbox, 'created_at'> & { created_at?: string; generated_at?: string };

export function toTempEmail(inbox: AnyInbox, mode: TempEmail['mode']): TempEmail {
  const email: TempEmail = {
    id: inbox.id,
    address: inbox.address,
    expiresAt: Date.parse(inbox.expires_at),
    createdAt: Date.parse(inbox.created_at ?? inbox.generated_at ?? ''),
    mode,
  };
  return inbox.user_id ? { ...email, userId: inbox.user_id } : email;
}

export const isTempEmailList = listOf(
  shape<TempEmail>({
    id: isText,
    address: isText,
    expiresAt: isNumber,
    createdAt: isNumber,
    userId: optional(isText),
    mode: oneOf('guest', 'premium'),
  }),
);

export function unexpired(emails: TempEmail[], now: number): TempEmail[] {
  return emails.filter((email) => email.expiresAt > now);
}

/** The address to select: the same as before if it is still listed, otherwise the first one, if any. */
export function keepSelection(emails: TempEmail[], selected: string | null): string | null {
  return emails.some((email) => email.address === selected) ? selected : (emails[0]?.address ?? null);
}
