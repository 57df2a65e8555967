import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressField } from '#tests/support/home-page.ts';
import { kept, setUpWorker } from '#tests/support/worker-page.ts';

const { site, waitUntilKept, visit, visitDesk, goOffline } = setUpWorker();

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

it('can be installed, opens without a network after the first visit, says so, and goes on when it is back', async () => {
  const { page, context, problems, close } = await visit();
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await session.detach();
  await goOffline(page);
  await page.reload();
  await says(page, 'You are offline.');
  const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
  await generate.click();
  await says(page, 'No address was generated.');
  expect(await page.getByRole('alert').count()).toBe(0);
  // What was never opened leads to what there is.
  await page.goto('/pricing');
  expect(page.url()).toBe(`${site.app.http}/`);
  await says(page, 'You are offline.');
  // In a language whose home is not kept, too.
  await page.goto('/de');
  expect(page.url()).toBe(`${site.app.http}/`);
  await page.goto('/de/pricing');
  expect(page.url()).toBe(`${site.app.http}/`);
  await site.front.mend();
  // A request that began before may still fail.
  const pressed = async () => {
    await generate.click();
    await addressField(page).waitFor({ timeout: 5000 });
  };
  await expect
    .poll(() =>
      pressed().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.goto('/pricing');
  expect(page.url()).toBe(`${site.app.http}/pricing`);
  expect(problems).toEqual([]);
  await close();
});

it('shows without a network when mail came and what is unread, and no word of it, and nothing after the end of the address', async () => {
  const { page, address, row, traces, problems, close } = await visitDesk();
  // An inbox has an address in its path, which is not kept.
  await page.goto(`/inbox/${address}`);
  await waitUntilKept(page, '/inbox/:address');
  // In the two storages of the page, and in no cache.
  const places = (await traces()).map((one) => one[0]);
  expect(new Set(places)).toEqual(new Set(['{']));

  await goOffline(page);
  for (const path of [`/inbox/${address}`, '/']) {
    await page.goto(path);
    await says(page, 'You are offline.');
  }
  await page.getByText('Your messages load when the connection is back.').waitFor();
  const list = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  expect(await list.allInnerTexts()).toEqual([expect.stringMatching(/^Unread\.\s+(Just now|\d+m ago)$/)]);
  expect((await kept(page)).filter((one) => /Canary|735194/.test(one))).toEqual([]);
  expect(await page.title()).toMatch(/^\(1\) /);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).waitFor();
  await site.front.mend();
  await row.click();
  await page.getByRole('article').getByText('735194').first().waitFor();
  await site.front.cut();

  await page.evaluate(`for (const key of ['guest_temp_emails', 'guest_email_cache', 'guest_session_copy'])
    localStorage[key] = localStorage[key].replace(/"(expiresAt|until)":\\d+/g, '"$1":1')`);
  await page.goto('/');
  await page.getByText('No Active Email').waitFor();
  await page.evaluate('sessionStorage.clear()');
  expect(await traces()).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('is replaced while a page is open, which stays as it is, has its parts, and is new when it is loaded again, and keeps nothing of a visitor who wants to be forgotten', async () => {
  const { page, address, row, traces, close } = await visitDesk();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.evaluate(`window.before = true; caches.open('pages-0')`);
  const now = async (path: string) => (await fetch(site.app.http + path)).text();
  const [worker, home] = [await now('/worker.js'), await now('/')];
  site.front.changes((path) => {
    if (path === '/worker.js') return { status: 200, type: 'text/javascript', body: `${worker}// another` };
    if (path === '/')
      return { status: 200, type: 'text/html', body: home.replace('<html', '<html data-new') };
    return path.startsWith('/assets/') ? { status: 404 } : undefined;
  });
  await page.evaluate(`new Promise((happens) => {
    navigator.serviceWorker.addEventListener('controllerchange', happens);
    navigator.serviceWorker.getRegistration().then((registration) => registration.update());
  })`);
  await expect.poll(() => page.evaluate('caches.has("pages-0")')).toBe(false);

  await row.click();
  await page.getByRole('article').getByText('The code is 735194').waitFor();
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).waitFor();
  expect(await page.evaluate('window.before')).toBe(true);
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await page.locator('html[data-new]').count()).toBe(1);
  expect(await addressField(page).inputValue()).toBe(address);

  // It answers for pages and built files, and never for a call.
  const paths = (byWorker: boolean) =>
    responses
      .filter((response) => response.fromServiceWorker() === byWorker)
      .map((response) => new URL(response.url()).pathname);
  expect(paths(true).filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(paths(false).filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(2);

  site.front.changes(() => undefined);
  expect((await traces()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Forget me on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('No Active Email').waitFor();
  await expect.poll(traces).toEqual([]);
  await close();
});
