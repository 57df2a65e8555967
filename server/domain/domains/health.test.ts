import { describe, expect, test } from 'vitest';
import { healthOf } from './health.ts';

const now = new Date('2026-11-18T12:00:00Z');
const clean = [{ list: 'list', date: '2026-11-01', name: null }];
const listed = [...clean, { list: 'other', date: '2026-11-01', name: 'a.example' }];
const today = (heard: number, heardOf: number) => ({ day: '2026-11-18', heard, heardOf });
const yesterday = (heard: number, heardOf: number) => ({ day: '2026-11-17', heard, heardOf });
/** The days before, as one. */
const earlier = (heard: number, heardOf: number) => ({ day: '2026-11-03', heard, heardOf });
const health = (...days: Parameters<typeof healthOf>[0]['days']) => healthOf({ listings: clean, days, now });

describe('listed', () => {
  test.each([
    ['nothing else is known', []],
    ['much mail comes', [earlier(900, 1000), today(90, 100)]],
    ['it is quiet as well', [earlier(900, 1000), today(0, 100)]],
  ])('is said if one list has it, also if %s', (_, days) => {
    expect(healthOf({ listings: listed, days, now })).toBe('listed');
  });
});

describe('quiet', () => {
  test('is a share of less than half of the days before', () => {
    expect(health(earlier(600, 1000), today(29, 100))).toBe('quiet');
    expect(health(earlier(600, 1000), today(30, 100))).toBe('good');
  });

  test('needs 100 addresses in the last day', () => {
    expect(health(earlier(600, 1000), today(0, 99))).toBe('good');
    expect(health(earlier(600, 1000))).toBe('good');
  });

  test('needs 100 addresses in the days before', () => {
    expect(health(earlier(60, 100), today(0, 100))).toBe('quiet');
    expect(health(earlier(60, 99), today(0, 100))).toBe('good');
  });

  test('counts of yesterday only what lies within 24 hours', () => {
    expect(health(earlier(600, 1000), yesterday(0, 100), today(0, 50))).toBe('quiet');
    expect(health(earlier(600, 1000), yesterday(0, 100), today(0, 49))).toBe('good');
    const lateToday = new Date('2026-11-18T23:59:59Z');
    const days = [earlier(600, 1000), yesterday(0, 10_000), today(60, 100)];
    expect(healthOf({ listings: clean, days, now: lateToday })).toBe('good');
    expect(healthOf({ listings: clean, days, now })).toBe('quiet');
  });

  test('is never a domain that hardly got mail before', () => {
    expect(health(earlier(0, 1000), today(0, 1000))).toBe('good');
  });

  test('is said without a look at the lists', () => {
    expect(healthOf({ listings: null, days: [earlier(600, 1000), today(0, 100)], now })).toBe('quiet');
  });
});

describe('good', () => {
  test('needs 100 addresses in the month and a look at the lists', () => {
    const days = [earlier(5, 60), today(5, 40)];
    expect(health(...days)).toBe('good');
    expect(health(earlier(5, 60), today(5, 39))).toBeNull();
    expect(healthOf({ listings: null, days, now })).toBeNull();
    expect(healthOf({ listings: [], days, now })).toBeNull();
  });
});
