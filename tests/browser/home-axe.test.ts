import { LOOKS } from '#tests/support/axe.ts';
import { testHomeScreens } from '#tests/support/home-screens.ts';
import { setUpSite } from '#tests/support/site.ts';

testHomeScreens(setUpSite(), LOOKS);
