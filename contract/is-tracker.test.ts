import { expect, test } from 'vitest';
import { isTracker } from './is-tracker.ts';

const image = (src: string, width: string | null = null, height: string | null = null, style = '') =>
  isTracker({ src, width, height, style });
const LOGO = 'https://a.test/logo.png';

test('an image that cannot be seen is a tracker', () => {
  expect(image(LOGO, '1', '1')).toBe(true);
  expect(image(LOGO, '0', '0')).toBe(true);
  expect(image(LOGO, '1')).toBe(true);
  expect(image(LOGO, null, null, 'width:1px;height:1px')).toBe(true);
  expect(image(LOGO, '200', '100', 'border:0; width: 1px !important; height: 1px')).toBe(true);
  expect(image(LOGO, null, null, 'height:0')).toBe(true);
});

test('a line, a spacer with a height and an image of unknown size are not', () => {
  expect(image(LOGO)).toBe(false);
  expect(image(LOGO, '200')).toBe(false);
  expect(image(LOGO, '600', '1')).toBe(false);
  expect(image(LOGO, '1', '1', 'width:100px;height:50px')).toBe(false);
  expect(image(LOGO, '1%')).toBe(false);
  expect(image(LOGO, null, null, 'max-width:1px;border-width:1px;line-height:1')).toBe(false);
});

test('known hosts and paths are trackers, and similar ones are not', () => {
  expect(image('https://u123.ct.sendgrid.net/x')).toBe(true);
  expect(image('https://a.list-manage.com/track/open.php?u=1')).toBe(true);
  expect(image('https://a.test/track/open?id=1')).toBe(true);
  expect(image('https://a.test/wf/open?upn=1')).toBe(true);
  expect(image('https://a.test/pixel.gif')).toBe(true);
  expect(image('https://cdn.sendgrid.net/logo.png')).toBe(false);
  expect(image('https://notct.sendgrid.net.a.test/logo.png')).toBe(false);
  expect(image('https://a.test/tracking/your-parcel.png')).toBe(false);
  expect(image('https://a.test/pixel-art/cat.png')).toBe(false);
  expect(image('https://a.test/opening-hours.png')).toBe(false);
  expect(image('no address')).toBe(false);
});
