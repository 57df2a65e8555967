import { expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

it('every page leads to the four services, and to others, which start at their top, and paints the chosen theme before any program runs', async () => {
  const { page, problems, close } = await openAt(site, '/');
  await page.getByRole('button', { name: 'Services' }).click();
  const items = page.getByRole('menuitem');
  await expect.poll(() => items.count()).toBe(4);
  expect(await items.evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))))).toEqual([
    '/10-minute-mail',
    '/throwaway-email',
    '/fake-email-generator',
    '/burner-email',
  ]);
  await page.keyboard.press('Escape');
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
  await pricing.scrollIntoViewIfNeeded();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(500);
  await pricing.click();
  await page.waitForURL('**/pricing');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);

  const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const light = await paper();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  expect(problems).toEqual([]);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await paper()).toBe(dark);
  await close();
});

it('on a phone, a menu leads to all pages and closes when one is selected', async () => {
  const { page, close } = await openAt(site, '/', { viewport: { width: 360, height: 640 } });
  await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.locator('#mobile-menu');
  await menu.waitFor();
  // It lies over the page, which does not move, and a press beside it closes it.
  expect(await title.boundingBox()).toEqual(before);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.mouse.click(180, 630);
  await menu.waitFor({ state: 'detached' });
  await generateAddress(page);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const place = await copy.boundingBox();
  await open.click();
  // Over the desk too, whose header does not stick to the top.
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 56, width: 360 });
  expect(await copy.boundingBox()).toEqual(place);
  for (const name of ['Home', 'Burner email', 'Blog', 'Pricing', 'Login', 'Upgrade']) {
    await menu.getByRole('link', { name, exact: true }).waitFor();
  }
  await menu.getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  await menu.waitFor({ state: 'detached' });
  await close();
});

// pages-html.test.ts shows that it is 404 and hidden from search engines.
it('the site says that a page does not exist, until the visitor dismisses it or goes on', async () => {
  const { page, problems, close } = await borrowPage(site);
  await page.goto(`/no-such-page/${'%3Cb%3Ex'.repeat(30)}`);
  const note = page.getByText(/^There is no page at/);
  expect(await note.textContent()).toMatch(
    /^There is no page at \/no-such-page\/(%3Cb%3Ex)+\S{0,7}…, so here/,
  );
  await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await note.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/%ff');
  await note.waitFor();
  await generateAddress(page);
  await note.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  expect(problems).toEqual([]);
  await close();
});

it('the page performs a press that came before the script had loaded, and shows at once that it counts', async () => {
  const { page, close } = await borrowPage(site);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
  const lookOf = () =>
    generate.evaluate((button) => button.ownerDocument.defaultView.getComputedStyle(button).opacity);
  expect(await lookOf()).toBe('1');
  await generate.click();
  expect(await lookOf()).toBe('0.6');
  held.resolve();
  await page.getByLabel('Your temporary email address').waitFor();
  await page.getByText('1/2', { exact: true }).waitFor();
  await close();
});

it('the page shows an error when its script fails, and offers to start over', async () => {
  const { page, close } = await borrowPage(site);
  const broken = "export default () => { throw new TypeError('broken'); }";
  await page.route('**/assets/message-view-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/');
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Unreadable', text: 'x' });
  await page.getByRole('button', { name: /Unreadable/ }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page
    .getByText('The application encountered an error. Please refresh the page to try again.')
    .waitFor();
  await page.getByText('Error Details').click();
  await page.getByText(/TypeError/).waitFor();
  await page.unroute('**/assets/message-view-*.js');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await page.getByRole('button', { name: /Unreadable/ }).waitFor();
  await close();
});
