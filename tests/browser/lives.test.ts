import { expect, test } from 'vitest';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { choose, extend, left, MINUTE, setUpLives } from '#tests/support/lives-page.ts';

const life = setUpLives();
const { site } = life;

test('a guest is told from when an address can be extended, extends it then, and only as often as the plan allows', async () => {
  const { page, problems, close } = await openAt(site, '/');
  const address = await generateAddress(page);
  await page.getByText(/^Can be extended from (\w+ )?\d+:\d\d/).waitFor();
  expect(await extend(page).count()).toBe(0);

  life.passed = 50 * MINUTE;
  await page.reload();
  await extend(page).waitFor();
  const stranger = await openAt(site, `/inbox/${address}`);
  await left(stranger.page, '10m');
  expect(await extend(stranger.page).count()).toBe(0);

  await extend(page).click();
  for (const one of [page, stranger.page]) await left(one, '1h 0m');
  await page
    .getByRole('status')
    .getByText(/^Now lives until (\w+ )?\d+:\d\d [AP]M · Can be extended from (\w+ )?\d+:\d\d [AP]M$/)
    .waitFor();
  await expect.poll(() => extend(page).count()).toBe(0);
  const stored = () => page.evaluate<string>(`localStorage.getItem('guest_temp_emails')`);
  await expect
    .poll(async () => (JSON.parse(await stored())[0].expiresAt - Date.now() - life.passed) / MINUTE)
    .toBeGreaterThan(58);

  life.passed = 100 * MINUTE;
  await page.reload();
  await extend(page).click();
  await left(page, '1h 0m');
  life.passed = 155 * MINUTE;
  await page.reload();
  await left(page, '5m');
  expect(await page.getByText(/extend/i).count()).toBe(0);
  expect(problems).toEqual([]);
  await stranger.close();
  await close();
});

test('a guest chooses how long an address lives and how many messages it takes', async () => {
  const { page, problems, close } = await openAt(site, '/');
  const toggle = page.getByRole('button', { name: 'More options' });
  await toggle.press('Enter');
  await choose(page, 'Lifetime', '10 minutes');
  await choose(page, 'Messages', 'Only 1');
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await findAxeViolationsIn(page, [['light', 1440]])).toEqual([]);
  const asked = page.waitForRequest('**/api/guest/generate-email');
  const address = await generateAddress(page);
  expect((await asked).postDataJSON()).toEqual({ lifetime: '10m', maxMessages: 1 });
  await left(page, '10m');
  await page.getByText('0 of 1 message so far').waitFor();

  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'The only one', text: 'Hello' });
  await page.getByText('This address has taken its only message. It refuses all others.').waitFor();
  await expect(
    sendBySmtp(site.app.smtpPort, { to: address, subject: 'Another', text: 'Hello' }),
  ).rejects.toThrow('550');
  // A deleted message was taken, too.
  const row = page.getByRole('listitem').filter({ hasText: 'The only one' });
  await row.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  // The row goes before the server has answered.
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await deleted;
  // A reload would meet the step back from the message.
  await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
  await page.reload();
  await page.getByText('This address has taken its only message.').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await row.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
