import { testCssFilter } from '#tests/support/properties/safe-css.ts';

testCssFilter(400);
