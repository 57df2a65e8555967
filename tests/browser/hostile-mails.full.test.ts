import { describe } from 'vitest';
import { hostileMails } from '#tests/support/hostile-mails.ts';
import { testHostileMails } from '#tests/support/open-hostile-mails.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const names = Object.keys(hostileMails);
/** Mails of boxes, whose area grows with the page. Text and selectors cost most on a phone, where lines are short. */
const ofBoxes =
  /^(nested tables|cells over cells|a huge table|thousands of (tracks|embedded images)|grid places far away|columns|filters|shadows|gradients|giant letters|transformed boxes)$/;

describe('no hostile mail makes the page wait', () => {
  testHostileMails(site, { 1366: names.filter((name) => ofBoxes.test(name)), 400: names });
});
