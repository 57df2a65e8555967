import { testGoingBack } from '#tests/support/going-back.ts';
import { setUpSite } from '#tests/support/site.ts';

testGoingBack(setUpSite(), 1440);
