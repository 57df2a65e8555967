import { expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

it('home shows the latest articles as a grid of four, and moves them only when asked to', async () => {
  const { page, close } = await openAt(site, '/', { reducedMotion: 'no-preference' });
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
  await close();
});

it('nothing moves when the system asks for reduced motion', async () => {
  const { page, close } = await openAt(site, '/');
  const slowest = `Math.max(...[...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return [animationDuration, transitionDuration].flatMap((times) => times.split(', ').map(parseFloat));
    }))`;
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Hello', text: 'words' });
  await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).waitFor();
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    expect(((await page.evaluate(slowest)) as number) > 0.001, reducedMotion).toBe(moves);
  }
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
