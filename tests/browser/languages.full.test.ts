import { setUpSite } from '#tests/support/site.ts';
import { testVisitors } from '#tests/support/visitors.ts';

testVisitors(setUpSite(), 'de', 'ja');
