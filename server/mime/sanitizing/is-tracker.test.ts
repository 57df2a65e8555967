import { expect, test } from 'vitest';
import { isTrackerAddress } from './is-tracker.ts';

test('known hosts and paths are trackers, and similar ones are not', () => {
  for (const src of [
    'https://u123.ct.sendgrid.net/x',
    'https://a.list-manage.com/track/open.php?u=1',
    'https://a.test/track/open?id=1',
    'https://a.test/wf/open?upn=1',
    'https://a.test/pixel.gif',
  ])
    expect(isTrackerAddress(src), src).toBe(true);
  for (const src of [
    'https://cdn.sendgrid.net/logo.png',
    'https://notct.sendgrid.net.a.test/logo.png',
    'https://a.test/tracking/your-parcel.png',
    'https://a.test/pixel-art/cat.png',
    'https://a.test/opening-hours.png',
    'no address',
  ])
    expect(isTrackerAddress(src), src).toBe(false);
});
