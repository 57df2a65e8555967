import { DAY, formatDate, MINUTE } from '#web/lib/time.ts';
import type { TempEmail } from '../temp-email.ts';

/** To when an address can be extended now. Null if it cannot. */
export function nextEnd(email: TempEmail, now: number): number | null {
  const { extendableAt, maxExpiresAt, lifetimeMs } = email;
  if (extendableAt === undefined || maxExpiresAt === undefined || lifetimeMs === undefined) return null;
  return isExtendable(email, now) ? Math.min(now + lifetimeMs, maxExpiresAt) : null;
}

/** Whether extending it now makes a difference that somebody would see. */
export function gains(email: TempEmail, now: number): boolean {
  const end = nextEnd(email, now);
  return end !== null && end - email.expiresAt >= Math.min(MINUTE, email.lifetimeMs! / 10);
}

/** The page's time may be a moment behind the server's, but no address is younger than new. */
export const isExtendable = ({ extendableAt, createdAt }: TempEmail, now: number): boolean =>
  extendableAt !== undefined && extendableAt <= Math.max(now, createdAt);

/** As short as it is clear: `4:12 PM`, `Thu 4:12 PM` or `Nov 25, 4:12 PM`. */
export function formatEnd(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return formatDate(time, isToday ? 'time' : time - now < 6 * DAY ? 'timeOfWeek' : 'timeOfYear');
}

/** `November 25`, or the time within a day. */
export const formatMost = (time: number, now: number): string =>
  time - now < DAY ? formatEnd(time, now) : formatDate(time, 'dayOfYear');
