import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import { type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts';

const site = setUpSite();
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const visitor = async () => openAs(site, await createSignedIn(site.app, newEmail('programs')));

test('a key is made, shown once, copied and revoked, with what a mail program needs beside it', async () => {
  const { page, problems, close } = await visitor();
  const imap = { port: 143, security: 'STARTTLS' };
  await page.route('**/api/config', async (route) => {
    const mailPrograms = { server: 'mail.example.org', imap, pop3: { port: 995, security: 'SSL/TLS' } };
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), mailPrograms } });
  });
  await page.route('**/api/keys', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/manage');
  await page.getByText('Your keys could not be loaded.').waitFor();
  await page.unroute('**/api/keys');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('You have no keys yet.').waitFor();
  const sentence = page.getByText('or another mail program');
  const rows = page.locator('section', { has: sentence }).last().locator('dl > div');
  expect((await rows.allInnerTexts()).map((row) => row.split('\n').filter(Boolean))).toEqual([
    ['Server', 'mail.example.org'],
    ['IMAP', '143 · STARTTLS'],
    ['POP3', '995 · SSL/TLS'],
    ['User name', 'The address'],
    ['Password', 'A key from this page'],
  ]);
  await rows.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('mail.example.org');
  await page.getByRole('button', { name: 'Create Key' }).click();
  await page.getByText('Please give the key a name').waitFor();
  await page.getByLabel('Name of the key').fill('Bitwarden');
  await page.getByRole('button', { name: 'Create Key' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your New Key' });
  const secret = await dialog.getByLabel('Key').inputValue();
  expect(secret).toMatch(/^mf_/);
  // All of it is in sight, and Enter copies it.
  const isCut =
    'document.querySelector("textarea").scrollWidth > document.querySelector("textarea").clientWidth';
  expect(await page.evaluate(isCut)).toBe(false);
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Copy');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
  expect(await findAxeViolationsIn(page, [['dark', 360]])).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const keys = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
  await keys.getByText(/Never used$/).waitFor();
  expect(await page.content()).not.toContain(secret);

  expect((await call(site.app.http, 'GET', '/api/emails', { token: secret })).status).toBe(200);
  // The app itself has neither IMAP nor POP3.
  await page.unroute('**/api/config');
  const configured = page.waitForResponse('**/api/config');
  await page.reload();
  await (await configured).finished();
  await keys.getByText(/Last used just now$/).waitFor();
  expect(await sentence.count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke Bitwarden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('You have no keys yet.').waitFor();
  expect((await call(site.app.http, 'GET', '/api/emails', { token: secret })).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});

test('a webhook is added, tested, looked at and deleted', async () => {
  const { page, problems, close } = await visitor();
  await page.goto('/manage');
  await page.getByText('You have no webhooks yet.').waitFor();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Webhook' });
  const submit = dialog.getByRole('button', { name: 'Add Webhook' });
  await dialog.getByLabel('URL').fill('http://10.0.0.1/');
  await submit.click();
  await dialog.getByText('Please enter a public http or https URL', { exact: false }).waitFor();
  await dialog.getByLabel('URL').fill(`${receiver.url}/mail`);
  await dialog.getByRole('combobox', { name: 'Send' }).click();
  await page.getByRole('option', { name: 'Mail with a code' }).click();
  await submit.click();
  const secret = page.getByRole('dialog', { name: 'Your Signing Secret' });
  expect(await secret.getByLabel('Secret').inputValue()).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').first();
  await row.getByText('Mail with a code').waitFor();
  await row.getByRole('button', { name: /^Test / }).click();
  await row.getByText(/The test arrived\. The server answered 204 within \d+ ms\./).waitFor();
  receiver.answer = (response) => response.writeHead(500).end();
  await row.getByRole('button', { name: /^Deliveries / }).click();
  const deliveries = row.getByRole('list', { name: 'Last deliveries' }).getByRole('listitem');
  await deliveries.getByText(/^Test: delivered \(204, \d+ ms\)$/).waitFor();
  await row.getByRole('button', { name: /^Test / }).click();
  await row.getByText('The test failed. The server answered 500.').waitFor();
  await expect.poll(() => deliveries.count()).toBe(2);
  expect(await findAxeViolationsIn(page, [['dark', 360]])).toEqual([]);

  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('You have no webhooks yet.').waitFor();
  expect(problems).toEqual([]);
  await close();
});
