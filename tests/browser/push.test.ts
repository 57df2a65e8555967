import { expect, it } from 'vitest';
import { findAxeViolations } from '#tests/support/axe.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { bell, isOn, panel, press, setUpPush, toggle, watchWorker } from '#tests/support/push-page.ts';

const { site, openPanel, pushedAfter, subscribed } = setUpPush();
const code = { subject: 'Sign in', text: 'Your verification code is 482913' };

it('says what will happen before the browser asks, hides the content if the visitor wants, also later, and can be switched off', async () => {
  const { page, far, address, problems, close } = await openPanel();
  await panel(page).getByText('even when this page is closed').waitFor();
  await panel(page).getByText('which gets only encrypted data').waitFor();
  expect(far.asked).toBe(0);
  await toggle(page, 'Hide sender, subject and code');
  await press(page, 'Turn on notifications');
  await isOn(page);
  expect(far.asked).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
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
  expect(problems).toEqual([]);
  await close();
});

it('shows who wrote, about what, and the code, and closes notifications with the message, the address and the session, in whichever tab it ends', async () => {
  const { page, context, far, address, problems, close } = await openPanel();
  await press(page, 'Turn on notifications');
  await isOn(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).getAttribute('aria-pressed')).toBe('true');
  const other = await generateAddress(page);
  const worker = await watchWorker(context, page);
  const open = async () => (await worker.shown()).filter(({ isClosed }) => !isClosed).map(({ body }) => body);

  // A page in sight shows the mail itself.
  const message = await pushedAfter(far, { to: address, ...code });
  await worker.deliver(message);
  await expect.poll(worker.shown).toMatchObject([{ isClosed: true, silent: true }]);
  await page.goto('about:blank');
  const { notification } = await pushedAfter(far, { to: address, ...code });
  await worker.deliver({ notification });
  const shown = { title: 'Ada Lovelace', body: 'Code: 482913\nSign in', isClosed: false, silent: false };
  await expect.poll(worker.shown).toMatchObject([{}, shown]);
  for (const [to, subject] of [
    [address, 'Two'],
    [other, 'Three'],
    [other, 'Four'],
  ] as const)
    await worker.deliver(await pushedAfter(far, { to, subject }));
  await expect.poll(open).toEqual([shown.body, 'Two', 'Three', 'Four']);
  await expect.poll(worker.badge).toBe(4);

  // Without a page, a press opens one.
  await worker.press(notification.tag);
  expect(await open()).toEqual(['Two', 'Three', 'Four']);
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

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  await page.getByRole('option', { name: other }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Four' }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  expect(await open()).toEqual(['Two', 'Three', 'Four']);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(open).toEqual(['Two', 'Three']);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(open).toEqual(['Two']);
  await expect.poll(() => far.badge).toBe(1);
  expect(await page.evaluate('sessionStorage.selected_address ?? null')).not.toBe(other);

  const second = await context.newPage();
  await second.goto('/help');
  await second.getByRole('contentinfo').getByRole('button', { name: 'Forget me on this device' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  await second.getByText('This browser has forgotten you.').waitFor();
  await page.getByText('No Active Email').waitFor();
  await expect.poll(open).toEqual([]);
  await expect.poll(() => far.badge).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
