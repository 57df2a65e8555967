import { testLayoutShift } from '#tests/support/layout-shift.ts';
import { setUpSite } from '#tests/support/site.ts';

testLayoutShift(setUpSite(), { width: 1440, height: 900 });
