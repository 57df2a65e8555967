import { describe, expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { testHostileMails } from '#tests/support/open-hostile-mails.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('a hostile mail does not make the page wait', () => {
  // One of each kind: text, selectors, boxes, tracks, animations, files.
  testHostileMails(site, {
    400: [
      'a text in one word',
      'sibling selectors',
      'nested tables',
      'thousands of tracks',
      'animations',
      'hundreds of files',
    ],
  });
});

it('a mail that opens by itself shows only its text if its HTML is not cheap', async () => {
  const { page, close } = await openAt(site, '/');
  const to = await generateAddress(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'Large',
    text: 'Only words',
    html: '<p>Words</p>'.repeat(4000),
  });
  await page.getByRole('article').getByText('Only words').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.reload();
  await page.getByRole('article').getByText('Only words').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'HTML' }).click();
  await page.frameLocator('iframe[title="Message"]').getByText('Words').first().waitFor();
  await close();
});
