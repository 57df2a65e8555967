import { english } from '#contract/languages.ts';
import { renderIn } from './page-language.ts';

/** Before each file of tests, which render nothing themselves. */
renderIn(english);
