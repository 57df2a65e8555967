import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('every page', () => {
  let visit: Awaited<ReturnType<typeof openAt>>;
  beforeAll(async () => {
    visit = await openAt(site, '/');
  });
  afterAll(() => visit.close());
  const goHome = () => visit.page.getByRole('banner').getByRole('link', { name: 'Mayfly' }).click();

  it('leads to the four services, and starts at its top', async () => {
    const { page, problems } = visit;
    await page.getByRole('button', { name: 'Services' }).click();
    const items = page.getByRole('menuitem');
    await expect.poll(() => items.count()).toBe(4);
    expect(
      await items.evaluateAll((links) => links.map((link) => String(link.getAttribute('href')))),
    ).toEqual(['/10-minute-mail', '/throwaway-email', '/fake-email-generator', '/burner-email']);
    await page.keyboard.press('Escape');
    const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
    await pricing.scrollIntoViewIfNeeded();
    expect(await page.evaluate('scrollY')).toBeGreaterThan(500);
    await pricing.click();
    await page.waitForURL('**/pricing');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    expect(problems).toEqual([]);
  });

  it('has a menu with Help on a phone, which closes when a page is selected', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 360, height: 640 });
    await goHome();
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
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('shows the latest articles as a grid of four, and moves them only when asked to', async () => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const articles = page.getByRole('region', { name: 'Latest Articles' });
    expect(await articles.getByRole('listitem').count()).toBe(4);
    const links = articles.getByRole('link');
    expect(await links.count()).toBe(4);
    const strip = articles.getByRole('list');
    const moves = () => strip.evaluate((one) => one.scrollWidth > one.clientWidth && one.scrollLeft > 0);
    // Nothing moves until the strip is asked for.
    expect(await moves()).toBe(false);
    await articles.getByRole('button', { name: 'Show as strip' }).click();
    const grid = articles.getByRole('button', { name: 'Show as grid' });
    // The code of the strip is loaded now. The focus stays at the button.
    await expect.poll(() => grid.evaluate((one) => one.matches(':focus'))).toBe(true);
    expect(await links.count()).toBe(4);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(moves).toBe(true);
    await grid.click();
    await articles.getByRole('button', { name: 'Show as strip' }).waitFor();
    expect(await moves()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('does not move when the system asks for reduced motion', async () => {
    const { page } = visit;
    const slowest = `Math.max(...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return [animationDuration, transitionDuration].flatMap((times) => times.split(', ').map(parseFloat));
      }))`;
    await goHome();
    const to = await addressField(page).inputValue();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Hello', text: 'words' });
    await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).waitFor();
    for (const [reducedMotion, moves] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      expect(((await page.evaluate(slowest)) as number) > 0.001, reducedMotion).toBe(moves);
    }
  });
});

describe('the site', () => {
  it('says that a page does not exist, until the visitor dismisses it or goes on, and hides it from search engines', async () => {
    const { page, problems, close } = await borrowPage(site);
    const response = await page.goto(`/no-such-page/${'%3Cb%3Ex'.repeat(30)}`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
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

  it('shows the product in motion once, while it is in view, and still where motion is not wanted', async () => {
    const states = `[...new Set(document.getAnimations().flatMap(({ animationName, playState }) =>
      animationName?.startsWith('demo-') ? playState : []))].join()`;
    const { page, problems, close } = await borrowPage(site);
    const demo = page.locator('.demo');
    const footer = page.getByRole('contentinfo');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/burner-email');
    await expect.poll(() => page.evaluate(states)).toBe('running');
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(states)).toBe('paused');
    await demo.scrollIntoViewIfNeeded();
    // It ends by itself, and everything is in its place.
    await expect.poll(() => page.evaluate(states)).toBe('finished');
    await footer.getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await expect.poll(() => page.evaluate(states)).toBe('');
    await footer.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About Mayfly' }).waitFor();
    await expect.poll(() => page.evaluate(states)).toMatch(/running|finished/);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/burner-email');
    expect(await page.evaluate(states)).toBe('');
    expect(await demo.getByText('482913').first().isVisible()).toBe(true);
    // Screen readers get one sentence, and the keyboard passes by.
    expect(await demo.ariaSnapshot()).toBe(
      '- paragraph: "An example: you get an address, a message with a code arrives, and the code is ready to copy."',
    );
    expect(problems).toEqual([]);
    await close();
  });

  it('performs a press that came before the script had loaded, and shows at once that it counts', async () => {
    const { page, close } = await borrowPage(site);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
    const lookOf = () =>
      generate.evaluate((button) => button.ownerDocument.defaultView.getComputedStyle(button).opacity);
    expect(await lookOf()).toBe('1');
    await generate.click();
    expect(await lookOf()).toBe('0.6');
    release();
    await page.getByLabel('Your temporary email address').waitFor();
    await page.getByText('1/2', { exact: true }).waitFor();
    await close();
  });

  it('shows an error when its script fails, and offers to start over', async () => {
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
});
