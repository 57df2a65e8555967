import { testAccountScreens } from '#tests/support/account-screens.ts';
import { LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';

testAccountScreens(setUpSite(), LOOKS, LOOKS.slice(1));
