import { expect, test } from 'vitest';
import { openAs, storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setDomain } from '#tests/support/domains.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { choose, extend, left, MINUTE, setUpLives } from '#tests/support/lives-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const life = setUpLives({ mailDomains: ['mayfly.test', 'ending.test'] });
const { site } = life;
const ordinary = setUpSite();

test('a subscriber extends an address, and sees until when it can live, in every tab', async () => {
  const session = await createSignedIn(site.app, newEmail('extends'));
  const { page, context, problems, close } = await openAs(site, session);
  await page.goto('/');
  const address = await generateAddress(page);
  // Nothing would be gained yet.
  await extend(page).waitFor();
  expect(await extend(page).getAttribute('aria-disabled')).toBe('true');
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'From before', text: 'Hello' });
  await page.getByText('From before').first().waitFor();

  life.passed = 45 * MINUTE;
  await page.reload();
  await left(page, '1h 15m');
  await page.getByText(/^Until \w+ \d+ at most$/).waitFor();
  const other = await context.newPage();
  await storeSession(other, session);
  await other.goto('/dashboard');
  await left(other, '1h 15m');

  await extend(page).press('Enter');
  await left(page, '2h 0m');
  await page
    .getByRole('status')
    .getByText(/^Now lives until .+ at most$/)
    .waitFor();
  await page.getByText('From before').first().waitFor();
  await left(other, '2h 0m');
  await expect.poll(() => extend(page).getAttribute('aria-disabled')).toBe('true');
  expect(problems).toEqual([]);
  await close();
});

test('a subscriber chooses on the dashboard how long the next inbox lives', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('chooses')));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('combobox', { name: 'Lifetime' }).click();
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual(['10 minutes', '30 minutes', '1 hour', '2 hours']);
  await page.getByRole('option', { name: '30 minutes' }).click();
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await left(page, '30m');
  // It holds for one address.
  expect(await page.getByRole('combobox', { name: 'Lifetime' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('combobox', { name: 'Lifetime' }).getByText('2 hours').waitFor();
  await close();
});

test('a guest reads why an address was not extended', async () => {
  const { page, context, close } = await openAt(site, '/');
  await generateAddress(page);
  life.passed = 50 * MINUTE;
  const other = await context.newPage();
  // It does not hear of the extension.
  await other.route('**/api/guest/events*', (route) => route.abort());
  await other.goto('/');
  await extend(other).waitFor();
  await page.reload();
  await extend(page).click();
  await left(page, '1h 0m');
  await extend(other).click();
  await other
    .getByRole('alert')
    .getByText('This address can be extended in the last quarter of its life.')
    .waitFor();
  await left(other, '1h 0m');
  await close();
});

test('a guest sees at once that an address ends earlier, because its domain ends', async () => {
  const { page, close } = await openAt(site, '/');
  await choose(page, 'Domain', '@ending.test');
  await generateAddress(page);
  await page.getByText('Live', { exact: true }).waitFor();
  await setDomain(site.app, {
    name: 'ending.test',
    state: 'resting',
    ends_at: new Date(Date.now() + 20 * MINUTE),
  });
  await left(page, '20m');
  await page.getByText('because its domain ends then').waitFor();
  await close();
});

test('a guest reads at the field that a choice is not possible any more', async () => {
  const { page, close } = await openAt(site, '/');
  await page.getByRole('button', { name: 'More options' }).click();
  await choose(page, 'Lifetime', '30 minutes');
  await page.route('**/api/guest/generate-email', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'lifetime: a time such as 15m, from 1m to 20m', field: 'lifetime' },
    }),
  );
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByRole('alert').getByText('This is not possible any more. Please choose again.').waitFor();
  const field = page.getByRole('combobox', { name: 'Lifetime' });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.unroute('**/api/guest/generate-email');
  await generateAddress(page);
  await left(page, '30m');
  await close();
});

test('without extensions, a guest sees nothing of them', async () => {
  const { page, close } = await openAt(ordinary, '/');
  await generateAddress(page);
  await left(page, '1h 0m');
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await page.getByText(/extend|at most|so far/i).count()).toBe(0);
  await close();
});
