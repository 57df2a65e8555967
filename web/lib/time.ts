import { isolate } from '#contract/isolate.ts';
import { english } from '#contract/languages.ts';
import { pageLanguage, pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const sizes = { day: DAY, hour: HOUR, minute: MINUTE, second: 1000 };
const units = ['hour', 'minute', 'second'] as const;
type Unit = (typeof units)[number];

/** In some languages the short forms of Intl are longer than these symbols: `23 hr, 58 min`, `23 Std., 58 Min.` */
const symbols = { hour: 'h', minute: 'min', second: 's' };
/** The space before a symbol in these languages. */
const spaces: Partial<Record<string, string>> = { en: ' ', de: '\u00a0' };

/**
 * A span of time in the units `from` … `to`: `23 h 58 min`, or `1 hour 30 minutes` if it is long. Without `from` it begins
 * with its largest unit. It is narrow where the specification says `23h 58m`, which only English has.
 */
export function formatSpan(
  ms: number,
  form: 'short' | 'narrow' | 'long',
  { from, to = 'minute' }: { from?: Unit; to?: Unit } = {},
): string {
  const { prefix } = pageLanguage();
  const unitDisplay = form === 'narrow' && prefix !== english.prefix ? 'short' : form;
  const last = units.indexOf(to);
  const first = from ? units.indexOf(from) : units.findIndex((unit, at) => ms >= sizes[unit] || at === last);
  const words = units.slice(first, last + 1).map((unit, at) => {
    const all = Math.max(0, Math.floor(ms / sizes[unit]));
    const count = at === 0 ? all : all % 60;
    if (form === 'long' && count === 0) return '';
    const space = spaces[prefix];
    if (unitDisplay === 'short' && space) return `${count}${space}${symbols[unit]}`;
    return count.toLocaleString(pageLocale(), { style: 'unit', unit, unitDisplay });
  });
  return words.filter(Boolean).join(' ');
}

/** The time left as `1h 59m`, `12m`, in the last two minutes as `1:59`, or as `Expired`. */
export function formatRemaining(expiresAt: number, now: number): string {
  const left = expiresAt - now;
  if (left <= 0) return texts.expired;
  if (left < 2 * MINUTE) {
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  // Rounded, so that an address that was just generated has its whole hour.
  return formatSpan(Math.round(left / MINUTE) * MINUTE, 'narrow');
}

/** How long ago something was: `Just now`, `2m ago`, after a day a date. If it is long: `2 minutes ago`, `3 days ago`. */
export function formatAge(at: number, now: number, form: 'narrow' | 'long' = 'narrow'): string {
  const age = now - at;
  if (age < MINUTE) return texts.justNow;
  if (age >= DAY && form === 'narrow') return formatDate(at, 'short');
  const unit = age < HOUR ? 'minute' : age < DAY ? 'hour' : 'day';
  const style = form === 'narrow' && pageLanguage() !== english ? 'short' : form;
  return new Intl.RelativeTimeFormat(pageLocale(), { style }).format(-Math.floor(age / sizes[unit]), unit);
}

/** An arrival by the reader's own clock, and how long ago that was: `4:44 AM · 2m ago`. Another day is named. */
export function formatArrival(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return `${formatDate(at, isToday ? 'time' : 'timeOfWeek')} · ${formatAge(at, now)}`;
}

const time = { hour: 'numeric', minute: '2-digit' } as const;
const fullTime = { year: 'numeric', month: 'long', day: 'numeric', ...time, timeZoneName: 'short' } as const;
const dateForms = {
  /** `4:12 PM` */
  time,
  /** `Thu 4:12 PM` */
  timeOfWeek: { weekday: 'short', ...time },
  /** `Thursday 4:12 PM` */
  timeOfLongWeek: { weekday: 'long', ...time },
  /** `Nov 25, 4:12 PM` */
  timeOfYear: { month: 'short', day: 'numeric', ...time },
  /** `November 25` */
  dayOfYear: { month: 'long', day: 'numeric' },
  /** `Nov 25, 2025` */
  short: { month: 'short', day: 'numeric', year: 'numeric' },
  /** `November 25, 2025` */
  long: { dateStyle: 'long' },
  /** `June 22, 2025 at 5:04 PM PDT`, in the time zone of the reader, or in that of the service. */
  full: fullTime,
  ofService: { ...fullTime, timeZone: 'America/Los_Angeles' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date, a time or both, in the reader's time zone. */
export function formatDate(at: number | string, form: keyof typeof dateForms): string {
  const words = new Date(at).toLocaleString(pageLocale(), dateForms[form]);
  // Between Arabic words, the sign of an offset would change places.
  return pageLanguage().dir === 'rtl' ? words.replace(/[+-][\d:]+$/, isolate) : words;
}

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
