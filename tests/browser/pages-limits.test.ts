import { expect, test } from 'vitest';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

test('the browser shows the limits of the settings, also after moving to another page', async () => {
  const { page, errors, close } = await openPage(site);
  // Not the hours of the defaults.
  await page.goto('/terms');
  await page.getByText('1 hour (free) or 2 hours (premium)').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Temp Mail?' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Terms' }).waitFor();
  await page.getByRole('main').getByText('2 hours').first().waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/24 hours|\{\{/);
  expect(errors).toEqual([]);
  await close();
});

test('a full inbox says so until there is room', async () => {
  const { page, address: to, close } = await openGuest(site);
  // As if two messages were all that an inbox takes. deliveries.test.ts has the answer to the sender.
  const hasInbox = ({ pathname }: URL) => pathname === '/' || pathname.startsWith('/inbox/');
  await page.route(hasInbox, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace(/(freeMessages&quot;:&quot;)\d+/, (_, name) => `${name}2`);
    await route.fulfill({ contentType: 'text/html', body });
  });
  const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to, subject, text: 'x' });
  await send('The first');
  await page.goto('/');
  await page.getByRole('listitem').getByRole('button', { name: 'The first' }).click();
  const full = page.getByRole('status').filter({ hasText: 'This inbox is full' });
  expect(await full.count()).toBe(0);
  await send('The last');
  await full.waitFor();
  expect(await full.textContent()).toBe(
    'This inbox is full: 2 of 2 messages. New mail is turned away until you delete some.',
  );
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await full.waitFor({ state: 'detached' });
  await send('There is room');
  await full.waitFor();
  // Whoever reads it by its address cannot delete anything.
  await page.goto(`/inbox/${to}`);
  await page.getByText('New mail is turned away until its owner deletes some.').waitFor();
  await close();
});
