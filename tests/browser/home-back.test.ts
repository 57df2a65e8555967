import { testBack } from '#tests/support/back-journey.ts';
import { setUpSite } from '#tests/support/site.ts';

testBack(setUpSite(), 1440);
