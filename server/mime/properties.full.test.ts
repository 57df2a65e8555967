import { testExtract } from '#tests/support/properties/extract.ts';
import { testHostNames } from '#tests/support/properties/host-name.ts';
import { compareWithPostalMime } from '#tests/support/properties/postal-mime.ts';
import { testCssFilter } from '#tests/support/properties/safe-css.ts';
import { testScanner } from '#tests/support/properties/scan.ts';

testScanner(1_000);
testCssFilter(5_000);
compareWithPostalMime(500);
testExtract(500);
testHostNames(2_000);
