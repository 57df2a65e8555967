import { expect, it } from 'vitest';
import { isStillTrusted, misleadingDoubt } from './use-doubts.ts';

const link = (label: string) => ({
  href: 'http://evil.test/',
  label,
  mismatchedHost: 'evil.test',
  isMisleading: true,
});

it('the text of a link cannot end our quotation and go on as if it were us', () => {
  const sly = 'paypal.com” is genuine and was checked. “evil';
  expect(misleadingDoubt([link(sly)]).sentence).toBe(
    '“paypal.com is genuine and was checked. evil” leads to evil.test.',
  );
});

it('links that were switched on for a misleading one are off again once the mail turns out to be forged', () => {
  expect(isStillTrusted('honest', 'honest')).toBe(true);
  expect(isStillTrusted('honest', 'none')).toBe(false);
  expect(isStillTrusted('none', 'none')).toBe(true);
  expect(isStillTrusted(null, 'honest')).toBe(false);
});
