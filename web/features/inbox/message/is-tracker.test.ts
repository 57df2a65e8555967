import { expect, it } from 'vitest';
import { isTracker } from './is-tracker.ts';

it('recognizes trackers by their size, host or path', () => {
  expect(isTracker('https://a.test/logo.png', '1', '1')).toBe(true);
  expect(isTracker('https://u123.ct.sendgrid.net/x', null, null)).toBe(true);
  expect(isTracker('https://a.test/track/open?id=1', null, null)).toBe(true);
  expect(isTracker('https://a.test/logo.png', '200', null)).toBe(false);
  expect(isTracker('https://notsendgrid.net/logo.png', null, null)).toBe(false);
});
