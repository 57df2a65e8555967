import { describe, expect, it, onTestFinished } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { ROWS, testHostileMails } from '#tests/support/open-hostile-mails.ts';
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

/** Puts what takes a browser many seconds into the frame, as if there were no sanitizer. */
const withoutSanitizer = `{
  const { setAttribute } = Element.prototype;
  const rules = Array.from({ length: 400 }, (_, n) => 'b' + n + '~p{color:red}').join('');
  const endless = '<style>' + rules + '</style>' + '<p>x</p>'.repeat(40_000);
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, this.title === 'Message' ? String(value).replace('PLACE', endless) : value);
  };
}`;

it('a mail that takes too long does not stop the page where the browser gives it a process of its own', async () => {
  const browser = await launchBrowser({ ownProcesses: true });
  onTestFinished(() => browser.close());
  const { page, context } = await browser.openPage('');
  await page.addInitScript(withoutSanitizer);
  await page.goto(site.app.http);
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Slow', text: 'Only words', html: '<p>PLACE</p>' });
  await page.locator(ROWS).click();
  const frame = page.locator('iframe[title="Message"]');
  await expect.poll(() => frame.getAttribute('srcdoc')).toContain('b399~p');
  const devtools = await context.newCDPSession(page);
  const targets = async () => (await devtools.send('Target.getTargets')).targetInfos.map(({ type }) => type);
  await expect.poll(targets).toContain('iframe');

  await page.getByRole('button', { name: 'Plain text' }).click();
  await page.getByRole('article').getByText('Only words').waitFor();
  await page.getByRole('button', { name: 'HTML' }).click();
  await frame.waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('article').waitFor({ state: 'detached' });
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
