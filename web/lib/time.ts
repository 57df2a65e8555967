import { pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Formats the time left as `1h 59m`, `12m`, in the last two minutes as `1:59`, or as `Expired`. */
export function formatRemaining(expiresAt: number, now: number): string {
  const left = expiresAt - now;
  if (left <= 0) return texts.expired;
  if (left < 2 * MINUTE) {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  // Rounded, so that an address that was just generated has its whole hour.
  const minutes = Math.round(left / MINUTE);
  return minutes >= 60
    ? texts.hoursLeft({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : texts.minutesLeft(minutes);
}

/** Formats a wait as `47 h 59 m` or `12 m`. The last minute is shown as `1 m`. */
export function formatWait(until: number, now: number): string {
  const minutes = Math.max(1, Math.floor((until - now) / MINUTE));
  return minutes >= 60
    ? texts.waitHours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : texts.waitMinutes(minutes);
}

/** Formats a countdown with seconds, such as `47h 59m 58s`. */
export function formatCountdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return texts.countdown({
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  });
}

/** Formats a time within the next days in the visitor's own time zone, such as `Thursday 4:12 PM`. */
export const formatDay = (time: number): string =>
  new Date(time).toLocaleString(pageLocale(), { weekday: 'long', hour: 'numeric', minute: '2-digit' });

export type Urgency = 'calm' | 'soon' | 'last';

/**
 * `soon` (amber) starts in the last sixth of the lifetime, at most 10 minutes before the end. `last` (red) is the last
 * fifth of that.
 */
export function urgencyOf(expiresAt: number, createdAt: number, now: number): Urgency {
  const left = expiresAt - now;
  const soon = Math.min(10 * MINUTE, Math.max(0, expiresAt - createdAt) / 6);
  if (left > soon) return 'calm';
  return left > soon / 5 ? 'soon' : 'last';
}

/** The share of its lifetime that an address has left, between 0 and 1. */
export function shareLeft(expiresAt: number, createdAt: number, now: number): number {
  const lifetime = expiresAt - createdAt;
  return lifetime > 0 ? Math.max(0, Math.min(1, (expiresAt - now) / lifetime)) : 0;
}
