import { languages } from '#contract/languages.ts';
import { testFit } from '#tests/support/languages-fit.ts';
import { setUpSite } from '#tests/support/site.ts';

// Long words, and the other direction.
testFit(
  setUpSite(),
  languages.filter(({ prefix }) => /^(de|ar)$/.test(prefix)),
);
