import { describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { hostileMails } from '#tests/support/hostile-mails.ts';
import { ROWS, testHostileMails } from '#tests/support/open-hostile-mails.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const names = Object.keys(hostileMails);
/** Mails of boxes, whose area grows with the page. Text and selectors cost most on a phone, where lines are short. */
const ofBoxes =
  /^(nested tables|cells over cells|a huge table|thousands of (tracks|embedded images)|grid places far away|columns|filters|shadows|gradients|giant letters|transformed boxes)$/;

describe('no hostile mail makes the page wait', () => {
  testHostileMails(site, { 1366: names.filter((name) => ofBoxes.test(name)), 400: names });
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
