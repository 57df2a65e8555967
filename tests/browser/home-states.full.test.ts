import { expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

/** Takes every event about a message out of the streams of a page, and counts those in `lost`. */
const loseMessages = `
  globalThis.lost = 0;
  const lose = (text) => text.replaceAll(/id: .*\\nevent: (message|updated)\\n.*\\n\\n/g, () => { lost += 1; return ''; });
  const call = window.fetch;
  window.fetch = async (url, options) => {
    const response = await call(url, options);
    if (!String(url).includes('/events')) return response;
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new TransformStream({ transform: (text, out) => out.enqueue(lose(text)) }))
      .pipeThrough(new TextEncoderStream());
    return new Response(body, response);
  };
`;

it('while live hears every 15 s whether it has everything, and fetches what it missed', async () => {
  const { page, address, close } = await openGuest(site);
  await page.addInitScript(loseMessages);
  await page.goto('/');
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText('Auto-refreshing every 15 seconds').waitFor();
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Lost on the way', text: 'x' });
  const row = page.getByRole('button', { name: /Lost on the way/ });
  await expect.poll(() => page.evaluate('globalThis.lost')).toBeGreaterThan(0);
  await row.waitFor();
  expect(await page.getByText('Live', { exact: true }).isVisible()).toBe(true);
  await close();
});

it('shows the top of a message that was selected far down the list', async () => {
  const { page, address: to, close } = await openGuest(site, { viewport: { width: 1280, height: 800 } });
  for (const subject of ['First', ...Array(7).fill('Later')])
    await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
  await page.goto('/');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Later' }).count()).toBe(7);
  const row = page.getByRole('listitem').filter({ hasText: 'First' }).getByRole('button');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await row.click();
  const top = async () => (await page.getByRole('heading', { name: 'First' }).boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThan(56);
  expect(await top()).toBeLessThan(400);
  await close();
});

it('loads an open message when another call is the first that is answered again', async () => {
  const { page, address: to, close } = await openGuest(site);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Not yet', text: 'words' });
  await page.goto('/');
  let isAway = true;
  await page.route(/\/messages\/[^/]+$/, (route) => (isAway ? route.abort() : route.continue()));
  await page.getByRole('button', { name: /Not yet/ }).click();
  await page
    .getByRole('article')
    .getByText(/could not be loaded|loads when our server answers/)
    .waitFor();
  isAway = false;
  // Only this is answered, and nothing else is tried again.
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('article').getByText('words', { exact: true }).waitFor({ timeout: 20_000 });
  await close();
});

it('says when the browser did not copy an address', async () => {
  const { page, close } = await openGuest(site);
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await page.evaluate(`
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    document.execCommand = () => false;
  `);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('alert').getByText('Your browser did not copy this.').waitFor();
  expect(await page.getByText('Copied to clipboard!').count()).toBe(0);
  await close();
});

it('shows home for the path of an inbox without an address', async () => {
  const { page, problems, close } = await borrowPage(site);
  for (const path of ['/inbox/nobody', '/inbox/%']) {
    await page.goto(site.app.http + path);
    await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
  }
  expect(problems).toEqual([]);
  await close();
});

it('needs no scrolling on a small phone to generate, copy and see the first mail', async () => {
  const { page, close } = await openAt(site, '/', { viewport: { width: 360, height: 640 } });
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'In sight', text: 'x' });
  const row = page.getByRole('button', { name: /In sight/ });
  await row.waitFor();
  for (const part of [row, page.getByRole('button', { name: 'Copy', exact: true }), addressField(page)]) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
  await row.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await row.waitFor();
  await close();
});
