import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { openPage } from '#tests/support/visit.ts';

// Every limit differs from its default, so that a default on a page shows up.
const { plans, guestCooldownMs } = readConfig({
  FREE_LIFETIME: '2h',
  PREMIUM_LIFETIME: '3h',
  GUEST_COOLDOWN: '40m',
  FREE_MAX_ADDRESSES: '3',
  PREMIUM_MAX_ADDRESSES: '7',
  FREE_ATTACHMENT_LIMIT: '4MB',
  PREMIUM_ATTACHMENT_LIMIT: '30MB',
});

plans.free.maxMessages = 2;
plans.premium.maxMessages = 3;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ plans, guestCooldownMs });
});
afterAll(() => app?.close());

const textOf = async (path: string) => plainText(await (await fetch(app.http + path)).text());

const plainText = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
    .replace(/<[a-z]+ [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** The default limits in figures and in words. */
const defaults =
  /\b(?:1 hour|(?:one|an|the|full|whole) hour|sixty|24|48|5 MB|50 MB|(?:2|two|5|five) (?:free )?(?:addresses|emails|inboxes)|(?:two|five) (?:at|with))\b/gi;
/** Sentences about something else. */
const others = [
  /quarter of an hour/gi,
  /within the hour/g,
  /one quiet hour/g,
  /more than 48 bits/g,
  /Two addresses generated one after the other/g,
  /\(as a keyed fingerprint\) up to 24 hours/g,
];

describe.each(publicPages)('$path', ({ path }) => {
  test('names no limit of the default settings', async () => {
    const text = others.reduce((text, other) => text.replace(other, ''), await textOf(path));
    expect(text.match(defaults) ?? []).toEqual([]);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
  });
});

test.each([
  ['/', ['2 hours', '3 hours', '3 addresses', '30 MB', '40 minutes', 'Up to 7']],
  ['/pricing', ['Up to 3 addresses', 'Up to 7 addresses', '2 hours', '3 hours', '4 MB', '30 MB']],
  ['/terms', ['up to 3 addresses', '2 hours (free)', '3 hours (premium)', '30 MB', '40 minutes']],
  ['/privacy', ['2 hours from creation', '3 hours from creation', '40 minutes']],
  ['/help', ['2 hours', '3 addresses', '30 MB', '40 minutes']],
  ['/10-minute-mail', ['2 hours', '3 hours']],
  ['/throwaway-email', ['2 hours', '3 hours']],
  ['/fake-email-generator', ['2 hours', '3 addresses']],
  ['/burner-email', ['2 hours', '3 hours']],
  ['/what-is-temp-mail', ['2 hours', '3 hours', '4 MB', '30 MB']],
  ['/blog/why-mayfly-benefits', ['2 hours', '3 hours', '30 MB']],
])('%s names the limits of the settings', async (path, words) => {
  const text = await textOf(path);
  for (const word of words) expect(text).toContain(word);
});

test('the browser shows the same words, also after moving to another page', async () => {
  const browser = await launchBrowser();
  const { page, errors } = await openPage({ app, browser });
  await page.goto('/terms');
  await page.locator('html[data-alive]').waitFor();
  await page.getByText('2 hours (free) or 3 hours (premium)').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByText('Attachments up to 30 MB per message').waitFor();
  await page.evaluate(`__reactRouterDataRouter.navigate('/10-minute-mail')`);
  // React updates the head a moment after the page.
  await expect.poll(() => page.title()).toContain('2 hours');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: /^Read Article: Why Mayfly/ }).click();
  await page.getByRole('cell', { name: '30 MB' }).waitFor();

  // A full inbox says so until there is room.
  await page.goto('/');
  const to = await generateAddress(page);
  const full = page.getByRole('status').filter({ hasText: 'This inbox is full' });
  const send = (subject: string) => sendBySmtp(app.smtpPort, { to, subject, text: 'x' });
  await send('First');
  await page.getByRole('listitem').getByRole('button', { name: 'First' }).click();
  expect(await full.count()).toBe(0);
  await send('Second');
  await full.waitFor();
  expect(await full.textContent()).toBe(
    'This inbox is full: 2 of 2 messages. New mail is turned away until you delete some.',
  );
  await expect(send('Third')).rejects.toThrow('452');
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await full.waitFor({ state: 'detached' });
  await send('Third');
  await full.waitFor();
  // Whoever reads it by its address cannot delete anything.
  await page.goto(`/inbox/${to}`);
  await page.getByText('New mail is turned away until its owner deletes some.').waitFor();
  // Premium has room for more.
  const premium = await openAs({ app, browser }, await createSignedIn(app, 'full@example.org'));
  await premium.page.goto('/');
  const own = await generateAddress(premium.page);
  for (const subject of ['One', 'Two', 'Three']) {
    await sendBySmtp(app.smtpPort, { to: own, subject, text: 'x' });
    await premium.page.getByRole('listitem').getByRole('button', { name: subject }).waitFor();
    expect(await premium.page.getByText('3 of 3 messages').count()).toBe(subject === 'Three' ? 1 : 0);
  }
  expect(errors).toEqual([]);
  await browser.close();
});
