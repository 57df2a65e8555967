import { it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { checkReading, plain, withCode } from '#tests/support/desk-reading.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const screens = [
  { width: 1440, height: 900, visible: 380 },
  { width: 1024, height: 768, visible: 380 },
  { width: 768, height: 1024, visible: 500 },
];

it('the desk shows the bar, the list and the mail without scrolling: on home, to somebody else, and on the dashboard', async () => {
  const own = await openAt(site, '/');
  const to = await generateAddress(own.page);
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await own.page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
  await checkReading(own.page, screens);

  const other = await openAt(site, `/inbox/${encodeURIComponent(to)}`);
  await other.page.getByRole('listitem').filter({ hasText: withCode.subject }).waitFor();
  await checkReading(other.page, screens);

  const { page } = await openAs(site, await createSignedIn(site.app, 'rail@example.org'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  const copy = page.getByRole('list', { name: 'Active inboxes' }).getByRole('button', { name: /^Copy / });
  const address = (await copy.getAttribute('aria-label'))!.replace('Copy ', '');
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to: address, ...mail });
  await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
  await checkReading(page, screens);
});
