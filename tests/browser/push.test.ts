import { expect, it } from 'vitest';
import { storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { findAxeViolations } from '#tests/support/axe.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { bell, isOn, panel, press, setUpPush, toggle, watchWorker } from '#tests/support/push-page.ts';

const { site, openBrowser, openPanel, pushedAfter, subscribed } = setUpPush();

it('says what will happen before the browser asks, and then shows who wrote, about what, and the code', async () => {
  const { page, context, far, address, problems, close } = await openPanel();
  await panel(page).getByText('even when this page is closed').waitFor();
  await panel(page).getByText('which gets only encrypted data').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(far.asked).toBe(0);
  await press(page, 'Turn on notifications');
  await isOn(page);
  expect(far.asked).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('true');

  const worker = await watchWorker(context, page);
  const mail = { to: address, subject: 'Sign in', text: 'Your verification code is 482913' };
  const message = await pushedAfter(far, mail);
  // A page in sight shows the mail itself.
  await worker.deliver(message);
  await expect.poll(worker.shown).toMatchObject([{ isClosed: true, silent: true }]);

  await page.goto('about:blank');
  const { notification } = await pushedAfter(far, mail);
  await worker.deliver({ notification });
  const shown = { title: 'Ada Lovelace', body: 'Code: 482913\nSign in', isClosed: false, silent: false };
  await expect.poll(worker.shown).toMatchObject([{}, shown]);
  await expect.poll(worker.badge).toBe(1);

  // Without a page, a press opens one.
  await worker.press(notification.tag);
  expect(await worker.shown()).toMatchObject([{}, { isClosed: true }]);
  const [link] = await worker.opened();
  expect(link).toMatch(/^\/#message=/);
  await page.goto(link!);
  await page.getByRole('article').getByText('482913').first().waitFor();
  await expect.poll(() => page.url()).toBe(`${site.app.http}/`);
  await page.goBack();

  // With one, it leads there, whatever is open in it, and copies the code if that was pressed.
  await worker.press(message.notification.tag, 'copy');
  await page.getByText('Code 482913 copied').waitFor();
  await page.getByRole('article').getByText('482913').first().waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('482913');
  await page.goto('/pricing');
  await worker.press(notification.tag);
  await page.getByRole('article').getByText('482913').first().waitFor();
  expect(await worker.opened()).toHaveLength(1);
  // Whatever it says, it leads to this site.
  await worker.show({ ...message.notification, tag: 'foreign', data: { '': '//evil.example/login' } });
  await worker.press('foreign');
  await page.waitForURL('/login');
  expect(problems).toEqual([]);
  await close();
});

it('closes notifications with the message, the address and the session, in whichever tab it ends', async () => {
  const { page, context, far, address, problems, close } = await openPanel();
  await press(page, 'Turn on notifications');
  await isOn(page);
  await page.keyboard.press('Escape');
  const other = await generateAddress(page);
  const worker = await watchWorker(context, page);
  const open = async () => (await worker.shown()).filter(({ isClosed }) => !isClosed).map(({ body }) => body);
  await page.goto('about:blank');
  for (const [to, subject] of [
    [address, 'One'],
    [address, 'Two'],
    [other, 'Three'],
    [other, 'Four'],
  ] as const)
    await worker.deliver(await pushedAfter(far, { to, subject }));
  await expect.poll(open).toEqual(['One', 'Two', 'Three', 'Four']);
  await expect.poll(worker.badge).toBe(4);

  await page.goto('/');
  await page.getByRole('listitem').getByRole('button', { name: 'Four' }).click();
  expect(await open()).toEqual(['One', 'Two', 'Three', 'Four']);
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(open).toEqual(['One', 'Two', 'Three']);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(open).toEqual(['One', 'Two']);
  await expect.poll(() => far.badge).toBe(2);
  expect(await page.evaluate('sessionStorage.selected_address ?? null')).not.toBe(other);

  const second = await context.newPage();
  await second.goto('/help');
  await second.getByRole('contentinfo').getByRole('button', { name: 'Forget me on this device' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  await second.getByText('This browser has forgotten you.').waitFor();
  await page.getByText('No Active Email').waitFor();
  expect(await open()).toEqual([]);
  await expect.poll(() => far.badge).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('hides the content if the visitor wants, also later, and can be switched off', async () => {
  const { page, far, address, close } = await openPanel();
  await toggle(page, 'Hide sender, subject and code');
  await press(page, 'Turn on notifications');
  await isOn(page);
  const hidden = await pushedAfter(far, { to: address, subject: 'Secret' });
  expect(hidden.notification).toMatchObject({ title: 'New mail', body: '' });

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/guest/push'));
  await toggle(page, 'Hide sender, subject and code');
  expect((await saved).status()).toBe(201);
  const full = await pushedAfter(far, { to: address, subject: 'Known' });
  expect(full.notification).toMatchObject({ title: 'Ada Lovelace', body: 'Known' });

  await press(page, 'Turn off');
  await panel(page).getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(far.current).toBeNull();
  expect(await subscribed()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('false');
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
