import type { Inbox } from '#contract/inboxes.ts';
import { isRecord } from '#web/lib/storage.ts';

/** An address with a lifetime, as this side keeps it. Times are milliseconds. */
export type TempEmail = {
  id: string;
  address: string;
  expiresAt: number;
  createdAt: number;
  userId?: string;
  mode: 'guest' | 'premium';
};

/** Guests' lists may name the creation `generated_at`. */
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

export function isTempEmail(value: unknown): value is TempEmail {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.address === 'string' &&
    Number.isFinite(value.expiresAt) &&
    Number.isFinite(value.createdAt)
  );
}

export function isTempEmailList(value: unknown): value is TempEmail[] {
  return Array.isArray(value) && value.every(isTempEmail);
}

export function unexpired(emails: TempEmail[], now: number): TempEmail[] {
  return emails.filter((email) => email.expiresAt > now);
}

/** After a refresh: what was selected stays if it is still there, else the first, else nothing. */
export function keepSelection(emails: TempEmail[], selected: string | null): string | null {
  return emails.some((email) => email.address === selected) ? selected : (emails[0]?.address ?? null);
}
