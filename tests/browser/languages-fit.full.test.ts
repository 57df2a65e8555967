import { languages } from '#contract/languages.ts';
import { testFit } from '#tests/support/languages-fit.ts';
import { setUpSite } from '#tests/support/site.ts';

testFit(setUpSite(), languages, { checksAll: true });
