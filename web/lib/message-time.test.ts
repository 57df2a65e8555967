import { describe, expect, it, onTestFinished } from 'vitest';
import { english, findLanguage } from '#contract/languages.ts';
import { renderIn } from '#web/language/page-language.ts';
import { formatAge, formatArrival, formatMessageDate } from './message-time.ts';

const now = Date.UTC(2025, 5, 22, 12);
const minute = 60_000;

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
});

describe('formatArrival', () => {
  it.each([
    [0, / [AP]M, just now$/],
    [2 * minute, /^\d+:\d\d [AP]M, 2 min ago$/],
    [60 * minute, / [AP]M, 1 h ago$/],
    [26 * 60 * minute, /^\w{3} \d+:\d\d [AP]M, 1 day ago$/],
    [50 * 60 * minute, /, 2 days ago$/],
  ])('of %i ms ago has the time and then the age', (age, text) =>
    expect(formatArrival(now - age, now).replace(/\s/g, ' ')).toMatch(text),
  );
});

describe('formatMessageDate', () => {
  it('shows the date and time in Los Angeles, in summer and in winter', () => {
    expect(formatMessageDate(Date.UTC(2025, 5, 23, 0, 4))).toMatch(/^June 22, 2025 at 5:04\sPM PDT$/);
    expect(formatMessageDate(Date.UTC(2025, 0, 2, 7, 30))).toMatch(/^January 1, 2025 at 11:30\sPM PST$/);
  });

  it('keeps an offset in one piece between Arabic words', () => {
    renderIn(findLanguage('ar'));
    onTestFinished(() => renderIn(english));
    expect(formatMessageDate(Date.UTC(2025, 5, 23, 0, 4))).toMatch(/\p{Script=Arabic}\u2068-7\u2069$/u);
  });
});
