import { testAccountScreens } from '#tests/support/account-screens.ts';
import { LOOKS, OTHER_LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';

testAccountScreens(setUpSite(), [...LOOKS.slice(1), ...OTHER_LOOKS], [...LOOKS.slice(0, 1), ...OTHER_LOOKS]);
