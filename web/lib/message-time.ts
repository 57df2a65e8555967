import { isolate } from '#contract/isolate.ts';
import { pageLanguage, pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

const MESSAGE_TIME_ZONE = 'America/Los_Angeles';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age of a message as the list shows it. After a day it becomes a date. */
export function formatAge(timestamp: number, now: number): string {
  const age = now - timestamp;
  if (age < MINUTE) return texts.justNow;
  if (age < HOUR) return texts.minutesAgoShort(Math.floor(age / MINUTE));
  if (age < DAY) return texts.hoursAgoShort(Math.floor(age / HOUR));
  return new Date(timestamp).toLocaleDateString(pageLocale(), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** The arrival by the reader's own clock, and how long ago that was: `4:44 AM, 2 min ago`. Another day is named. */
export function formatArrival(timestamp: number, now: number): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const time = date.toLocaleString(pageLocale(), {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  const age = now - timestamp;
  if (age < MINUTE) return texts.timeJustNow({ time });
  if (age < HOUR) return texts.timeMinutesAgo({ time, minutes: Math.floor(age / MINUTE) });
  if (age < DAY) return texts.timeHoursAgo({ time, hours: Math.floor(age / HOUR) });
  return texts.timeDaysAgo({ time, days: Math.floor(age / DAY) });
}

/** The arrival of a message, such as `June 22, 2025 at 5:04 PM PDT`, in the time zone of the service or of the reader. */
export function formatMessageDate(timestamp: number, whose: 'service' | 'reader' = 'service'): string {
  const date = new Date(timestamp);
  const zone = whose === 'service' ? { timeZone: MESSAGE_TIME_ZONE } : {};
  const day = date.toLocaleDateString(pageLocale(), {
    ...zone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const time = date.toLocaleTimeString(pageLocale(), {
    ...zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Between Arabic words, the sign of an offset would change places.
  const isolated = pageLanguage().dir === 'rtl' ? time.replace(/[+-][\d:]+$/, isolate) : time;
  return texts.dayAtTime({ day, time: isolated });
}
