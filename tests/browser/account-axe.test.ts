import { testAccountScreens } from '#tests/support/account-screens.ts';
import { LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';

testAccountScreens(setUpSite(), LOOKS.slice(0, 1), LOOKS.slice(1));
