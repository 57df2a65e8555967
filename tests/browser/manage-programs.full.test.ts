import { expect, test } from 'vitest';
import { openAs, stopClock } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite({ fetchAllow: ['127.0.0.1'] });

test('a list without an answer keeps the others waiting for a few seconds only, and is not said to have failed', async () => {
  const session = await createSignedIn(site.app, newEmail('patient'));
  const body = { url: 'http://127.0.0.1:9/mail' };
  const added = await call(site.app.http, 'POST', '/api/webhooks', { token: session.token, body });
  expect(added.status).toBe(200);
  const { page, close } = await openAs(site, session);
  await stopClock(page);
  await page.route('**/api/keys', () => {});
  await page.route('**/deliveries', () => {});
  await page.goto('/manage');
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: /^Deliveries / }).click();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(2);
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});

test('only what the server has of IMAP and POP3 is told', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('told')));
  const sentence = page.getByText('or another mail program');
  const rows = page.locator('section', { has: sentence }).last().locator('dl > div');
  let given: object | null = {
    server: 'mail.example.org',
    imap: { port: 143, security: 'STARTTLS' },
    pop3: null,
  };
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), mailPrograms: given } });
  });
  await page.goto('/manage');
  await sentence.waitFor();
  expect((await rows.allInnerTexts()).map((row) => row.split('\n').filter(Boolean))).toEqual([
    ['Server', 'mail.example.org'],
    ['IMAP', '143 · STARTTLS'],
    ['User name', 'The address'],
    ['Password', 'A key from this page'],
  ]);
  given = null;
  await page.reload();
  await page.getByText('You have no keys yet.').waitFor();
  expect(await sentence.count()).toBe(0);
  await close();
});
