import { margin, testPaper } from '#tests/support/print-mail.ts';
import { setUpSite } from '#tests/support/site.ts';

testPaper(setUpSite(), ['A4', 1366, { format: 'A4', margin }]);
