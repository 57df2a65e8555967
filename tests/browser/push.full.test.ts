import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { findAxeViolations } from '#tests/support/axe.ts';
import { settled } from '#tests/support/desk-reading.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import {
  bell,
  isOn,
  panel,
  press,
  type Shown,
  setUpPush,
  toggle,
  watchWorker,
} from '#tests/support/push-page.ts';

const { site, newBrowser, openBrowser, openPanel, pushedAfter, subscribed } = setUpPush();

it('explains a notification whose message this visitor cannot see, or that is gone', async () => {
  const { page, close } = await openBrowser();
  await page.goto('/#message=1&to=somebody.else%40mayfly.test');
  await page.getByText('This message cannot be opened here.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/`);
  const address = await generateAddress(page);
  await page.goto(`/#message=${randomUUID()}&to=${encodeURIComponent(address)}`);
  await page.getByText('This message has been deleted.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/`);
  await close();
});

it('remembers a refusal, and asks again only if the question was closed', async () => {
  const { page, far, close } = await openPanel();
  far.answer = 'default';
  await press(page, 'Turn on notifications');
  await panel(page).getByText('You dismissed the browser’s question').waitFor();
  far.answer = 'denied';
  await press(page, 'Turn on notifications');
  await panel(page).getByText('Notifications from this site are blocked.').waitFor();
  expect(far.asked).toBe(2);
  await page.reload();
  await bell(page).click();
  await panel(page).getByText('Notifications from this site are blocked.').waitFor();
  expect(await panel(page).getByRole('button', { name: 'Turn on' }).count()).toBe(0);
  expect(far.asked).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('false');
  await close();
});

it('renews quietly what another key of the server or the browser itself has ended', async () => {
  const { page, far, address, close } = await openPanel();
  await press(page, 'Turn on notifications');
  await isOn(page);
  const { key } = far.current!;
  const storedId = () => page.evaluate<string>('JSON.parse(localStorage.push)[0].id');
  for (const change of [() => (far.current!.key = 'AAAA'), () => (far.current = null)]) {
    const before = await storedId();
    change();
    await page.reload();
    await expect.poll(storedId).not.toBe(before);
    expect(far.current!.key).toBe(key);
    // The one before is forgotten.
    await expect.poll(subscribed).toBe(1);
  }
  const { notification } = await pushedAfter(far, { to: address, subject: 'Still here' });
  expect(notification.body).toBe('Still here');
  expect(far.asked).toBe(1);
  await close();
});

it('lets a subscriber choose addresses, and ends with the sign-out', async () => {
  const session = await createSignedIn(site.app, newEmail('bell'));
  const generate = () =>
    call(site.app.http, 'POST', '/api/generate-email', { token: session.token, body: {} });
  const [first, second] = [(await generate()).json.email, (await generate()).json.email];
  const { page, far, problems, close } = await openBrowser();
  await storeSession(page, session);
  await page.goto('/dashboard');
  await bell(page).click();
  await toggle(page, 'All addresses, also new ones');
  const boxes = panel(page).getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(2);
  await panel(page).getByRole('checkbox', { name: second.address }).check();
  const other = panel(page).getByRole('checkbox', { name: first.address });
  if (await other.isChecked()) await other.uncheck();
  expect(await panel(page).getByRole('checkbox', { name: second.address }).isDisabled()).toBe(true);
  await press(page, 'Turn on notifications');
  await isOn(page);
  await sendBySmtp(site.app.smtpPort, { to: first.address, subject: 'Quiet', text: 'x' });
  const { notification } = await pushedAfter(far, { to: second.address, subject: 'Loud' });
  expect(notification.body).toBe('Loud');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('You are signed out').waitFor();
  expect(await subscribed()).toBe(0);
  await expect.poll(() => far.current).toBeNull();
  expect(await page.evaluate('localStorage.push ?? null')).toBeNull();
  expect(problems).toEqual([]);
  await close();
});

it('says in plain words why it cannot be switched on', async () => {
  const { page, close } = await openPanel();
  const token = await page.evaluate<string>('sessionStorage.guest_session_token');
  const add = () => call(site.app.http, 'POST', '/api/guest/push', { token, body: newBrowser() });
  for (let n = 0; n < 10; n++) expect((await add()).status).toBe(201);
  await press(page, 'Turn on notifications');
  await panel(page).getByText('No more browsers can be added.').waitFor();
  await expect.poll(async () => (await add()).status).toBe(429);
  await press(page, 'Turn on notifications');
  await panel(page).getByText('Too many changes at once.').waitFor();
  // Chromium forgets that a page is offline when a worker answers for it.
  await page.evaluate(`
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));`);
  await press(page, 'Turn on notifications');
  await panel(page).getByText('You are offline.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('false');
  await close();
});

const cases = [
  ['without push messages', 'delete window.PushManager', 'only while this page is open'],
  ['without notifications', 'delete window.Notification', 'This browser cannot show notifications.'],
  ['on iOS in a tab', 'navigator.standalone = false', 'then “Add to Home Screen”'],
] as const;
it.each(cases)('%s, it says what is possible', async (_, script, text) => {
  const { page, far, close } = await openPanel((page) => page.addInitScript(script));
  await panel(page).getByText(text).waitFor();
  for (const [, , other] of cases)
    if (other !== text) expect(await panel(page).getByText(other).count()).toBe(0);
  expect(far.asked).toBe(0);
  await close();
});

/** A page in the background, whose notifications are written down by the registration of its worker. */
const awayScript = `
  window.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void told.push({ title, ...options });
  Object.defineProperty(document, 'hidden', { get: () => window.isAway });`;
const told = (page: Page) => page.evaluate<Shown[]>('window.told');
const hide = (page: Page) => panel(page).getByRole('switch', { name: 'Hide sender, subject and code' });

it('hides the content while only an open page is told, and a press on the notification leads back to that page', async () => {
  const { page, context, far, address, problems, close } = await openPanel((page) =>
    page.addInitScript(awayScript),
  );
  const worker = await watchWorker(context, page);
  far.isReachable = false;
  await hide(page).click();
  await press(page, 'Turn on notifications');
  await panel(page).getByText('Your browser could not reach its push service.').waitFor();
  await panel(page).getByText('Notifications are on while this page is open.').waitFor();
  expect(await page.evaluate('localStorage.mail_notifications')).toBe('hidden');
  await page.keyboard.press('Escape');
  await bell(page).click();
  expect(await hide(page).getAttribute('aria-checked')).toBe('true');
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'In sight', text: 'x' });
  await page.getByRole('button', { name: /In sight/ }).waitFor();
  await page.evaluate('window.isAway = true');
  const mail = { to: address, subject: 'Sign in', text: 'Your verification code is 482913' };
  await sendBySmtp(site.app.smtpPort, mail);
  await expect.poll(() => told(page)).toMatchObject([{ title: 'New message', body: '' }]);

  await hide(page).click();
  expect(await page.evaluate('localStorage.mail_notifications')).toBe('on');
  await sendBySmtp(site.app.smtpPort, mail);
  const link = new RegExp(`^${site.app.http}/#message=[\\w-]+&to=${encodeURIComponent(address)}$`);
  const data = { '': expect.stringMatching(link) };
  const known = { title: 'Ada Lovelace', body: 'Your code is 482913', data };
  await expect.poll(() => told(page).then((all) => all.at(-1))).toMatchObject(known);

  await page.keyboard.press('Escape');
  await page.evaluate('window.isSame = true');
  await worker.show((await told(page)).at(-1)!);
  await worker.press((await told(page)).at(-1)!.tag);
  expect(await worker.opened()).toEqual([]);
  await page.getByRole('article').getByText('482913').first().waitFor();
  expect(await page.evaluate('window.isSame')).toBe(true);
  await bell(page).click();
  far.isReachable = true;
  await press(page, 'Also when this page is closed');
  await isOn(page);
  expect(problems).toEqual([]);
  await close();
});

it('keeps the panel open on a phone when the first mail comes and when the phone is turned, plays a sound if wanted, and shares the address', async () => {
  const { page, address, close } = await openPanel(async (page) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript('window.given = []; navigator.share = async (data) => void given.push(data);');
  });
  await toggle(page, 'Sound for new mail while this page is open');
  expect(await page.evaluate('localStorage.mail_sound')).toBe('on');
  await hide(page).click();
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'First', text: 'x' });
  await page.getByText('First', { exact: true }).first().waitFor({ state: 'attached' });
  expect(await hide(page).getAttribute('aria-checked')).toBe('true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  expect(await hide(page).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Share the address' }).click();
  expect(await page.evaluate('given')).toEqual([{ text: address }]);
  await close();
});

it('tells of mail in an inbox that was opened by its address only while that page is open', async () => {
  const { page, far, address, close } = await openPanel((page) => page.addInitScript(awayScript));
  await page.goto(`/inbox/${address}`);
  await bell(page).click();
  await panel(page).getByText('only while this page is open').waitFor();
  expect(await panel(page).getByText('encrypted data').count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await hide(page).click();
  await press(page, 'Turn on notifications');
  await panel(page).getByText('Notifications are on while this page is open.').waitFor();
  expect(await panel(page).getByRole('button', { name: 'Also when' }).count()).toBe(0);
  expect(far.current).toBeNull();
  await page.evaluate('window.isAway = true');
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Shared', text: 'x' });
  const data = { '': expect.stringContaining(`${site.app.http}/inbox/${address}#message=`) };
  const hidden = { title: 'New message', body: '', data };
  await expect.poll(() => told(page).then((all) => all.at(-1))).toMatchObject(hidden);
  await press(page, 'Turn off');
  await panel(page).getByRole('button', { name: 'Turn on notifications' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('false');
  const before = (await told(page)).length;
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Untold', text: 'x' });
  await page.getByRole('listitem').getByRole('button', { name: 'Untold' }).waitFor();
  expect(await told(page)).toHaveLength(before);
  await close();
});
