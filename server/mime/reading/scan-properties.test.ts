import { testScanner } from '#tests/support/properties/scan.ts';

testScanner(100);
