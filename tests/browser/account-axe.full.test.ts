import { testAccountScreens } from '#tests/support/account-screens.ts';
import { OTHER_LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';

testAccountScreens(setUpSite(), OTHER_LOOKS);
