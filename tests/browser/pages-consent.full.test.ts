import { test } from 'vitest';
import { nothingCovered } from '#tests/support/bottom-notices.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test.each([768, 1440])(
  'at %i px, nothing at the end of a page covers the buttons of something else',
  (width) => nothingCovered(site, width),
);
