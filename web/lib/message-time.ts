import { counted } from '#contract/counted.ts';

const MESSAGE_TIME_ZONE = 'America/Los_Angeles';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age of a message as the list shows it. After a day it becomes a date. */
export function formatAge(timestamp: number, now: number): string {
  const age = now - timestamp;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return new Date(timestamp).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** The arrival by the reader's own clock, and how long ago that was: `4:44 AM, 2 min ago`. Another day is named. */
export function formatArrival(timestamp: number, now: number): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const time = date.toLocaleString('en-US', {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  const age = now - timestamp;
  if (age < MINUTE) return `${time}, just now`;
  if (age < HOUR) return `${time}, ${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${time}, ${Math.floor(age / HOUR)} h ago`;
  const days = Math.floor(age / DAY);
  return `${time}, ${counted(days, 'day')} ago`;
}

/** The arrival of a message, such as `June 22, 2025 at 5:04 PM PDT`, in the time zone of the service or of the reader. */
export function formatMessageDate(timestamp: number, whose: 'service' | 'reader' = 'service'): string {
  const date = new Date(timestamp);
  const zone = whose === 'service' ? { timeZone: MESSAGE_TIME_ZONE } : {};
  const day = date.toLocaleDateString('en-US', { ...zone, year: 'numeric', month: 'long', day: 'numeric' });
  const time = date.toLocaleTimeString('en-US', {
    ...zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${day} at ${time}`;
}
