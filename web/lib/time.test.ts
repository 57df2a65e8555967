import { afterEach, describe, expect, it } from 'vitest';
import { english, languages } from '#contract/languages.ts';
import { renderIn } from '#web/language/page-language.ts';
import {
  formatAge,
  formatArrival,
  formatDate,
  formatRemaining,
  formatSpan,
  HOUR,
  MINUTE,
  shareLeft,
  urgencyOf,
} from './time.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

const now = Date.UTC(2025, 5, 22, 12);
const minute = 60_000;

describe('formatRemaining', () => {
  it.each([
    [24 * 60 * minute, '24h 0m'],
    [60 * minute, '1h 0m'],
    [60 * minute - 1, '1h 0m'],
    [59.5 * minute - 1, '59m'],
    [59 * minute, '59m'],
    [2 * minute, '2m'],
    [2 * minute - 1, '2:00'],
    [85_000, '1:25'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, 'Expired'],
    [-1, 'Expired'],
  ])('formats %i ms as %s', (left, text) => expect(formatRemaining(now + left, now)).toBe(text));
});

describe('formatSpan', () => {
  afterEach(() => renderIn(english));

  it.each([
    [47 * HOUR + 59 * MINUTE + 58_000, 'narrow', { to: 'second' }, '47h 59m 58s'],
    [61_000, 'narrow', { from: 'hour', to: 'second' }, '0h 1m 1s'],
    [61_000, 'narrow', { to: 'second' }, '1m 1s'],
    [-1, 'narrow', { from: 'hour', to: 'second' }, '0h 0m 0s'],
    [0, 'narrow', { to: 'second' }, '0s'],
    [23 * HOUR + 58 * MINUTE + 59_000, 'short', {}, '23 h 58 min'],
    [HOUR, 'short', {}, '1 h 0 min'],
    [30 * MINUTE, 'long', {}, '30 minutes'],
    [HOUR, 'long', {}, '1 hour'],
    [90 * MINUTE, 'long', {}, '1 hour 30 minutes'],
    [15_000, 'long', { to: 'second' }, '15 seconds'],
  ] as const)('writes %i ms, %s, %o, as %s', (ms, form, between, text) =>
    expect(plain(formatSpan(ms, form, between))).toBe(text),
  );

  it.each([
    ['de', '23 h 58 min', 'vor 2 Min.'],
    ['fr', '23 h 58 min', 'il y a 2 min'],
    ['ru', '23 ч 58 мин', '2 мин. назад'],
    ['ar', '23 س 58 د', 'قبل دقيقتين'],
  ])('and ages in %s are short, in the words of the language', (prefix, span, age) => {
    renderIn(languages.find((language) => language.prefix === prefix)!);
    for (const form of ['short', 'narrow'] as const)
      expect(plain(formatSpan(23 * HOUR + 58 * MINUTE, form))).toBe(span);
    expect(plain(formatAge(now - 2 * MINUTE, now))).toBe(age);
  });
});

describe('formatAge', () => {
  it.each([
    [0, 'Just now'],
    [59_999, 'Just now'],
    [minute, '1m ago'],
    [59 * minute, '59m ago'],
    [60 * minute, '1h ago'],
    [23 * 60 * minute, '23h ago'],
    [48 * 60 * minute, 'Jun 20, 2025'],
    [-5_000, 'Just now'],
  ])('formats %i ms as %s', (age, text) => expect(formatAge(now - age, now)).toBe(text));

  it('within a sentence has whole words', () => {
    expect(formatAge(now - 3 * minute, now, 'long')).toBe('3 minutes ago');
    expect(formatAge(now - 72 * HOUR, now, 'long')).toBe('3 days ago');
  });
});

describe('formatArrival', () => {
  it.each([
    [0, / [AP]M · Just now$/],
    [2 * minute, /^\d+:\d\d [AP]M · 2m ago$/],
    [60 * minute, / [AP]M · 1h ago$/],
    [26 * 60 * minute, /^\w{3} \d+:\d\d [AP]M · Jun 21, 2025$/],
  ])('of %i ms ago has the time and then the age', (age, text) =>
    expect(plain(formatArrival(now - age, now))).toMatch(text),
  );
});

describe('formatDate', () => {
  afterEach(() => renderIn(english));

  it('keeps an offset in one piece between Arabic words', () => {
    renderIn(languages.find(({ prefix }) => prefix === 'ar')!);
    expect(formatDate(Date.UTC(2025, 5, 23, 0, 4), 'ofService')).toMatch(/\p{Script=Arabic}\u2068-7\u2069$/u);
  });

  it('shows the date and time in Los Angeles, in summer and in winter', () => {
    const write = (time: number) => plain(formatDate(time, 'ofService'));
    expect(write(Date.UTC(2025, 5, 23, 0, 4))).toBe('June 22, 2025 at 5:04 PM PDT');
    expect(write(Date.UTC(2025, 0, 2, 7, 30))).toBe('January 1, 2025 at 11:30 PM PST');
  });
});

describe('the time ring', () => {
  it('turns amber for the last ten minutes of an hour and red for the last two', () => {
    const created = now - 60 * minute;
    expect(urgencyOf(created + 60 * minute, created, created + 40 * minute)).toBe('calm');
    expect(urgencyOf(created + 60 * minute, created, created + 51 * minute)).toBe('soon');
    expect(urgencyOf(created + 60 * minute, created, created + 59 * minute)).toBe('last');
  });

  it('shows the share that is left, never outside 0 and 1', () => {
    expect(shareLeft(now + minute, now - minute, now)).toBe(0.5);
    expect(shareLeft(now - minute, now - 2 * minute, now)).toBe(0);
    expect(shareLeft(now, now, now)).toBe(0);
  });
});
