import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

/** Records every view transition, with what glides before and after it, and whether it was played to its end. */
const recordGlides = `
  globalThis.glides = [];
  const gliding = () => [...document.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).viewTransitionName === 'address')
    .map((one) => one.querySelector('input')?.value ?? one.textContent);
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const glide = { from: gliding(), motion: 'under way' };
    glides.push(glide);
    const transition = start(async () => { await update(); glide.to = gliding(); });
    transition.ready.then(async () => {
      const [moving] = document.getAnimations().filter(({ effect }) => effect.pseudoElement === '::view-transition-group(address)');
      glide.ms = moving?.effect.getTiming().duration;
      await transition.finished;
      glide.motion = 'played';
    }, () => { glide.motion = 'skipped'; });
    return transition;
  };
`;
const glidesOf = (page: Page) => page.evaluate('globalThis.glides');
const played = (from: string, to: string) => ({ from: [from], to: [to], ms: 250, motion: 'played' });

// guest-journey.test.ts shows that nothing glides with reduced motion.
it.each(['the desk is loaded at once', 'the desk is loaded after the address was generated'])(
  'the address glides to each of its places, every time: %s',
  async (speed) => {
    const { page, close } = await borrowPage(site, { reducedMotion: 'no-preference' });
    await withoutFeedback(page);
    await page.addInitScript(recordGlides);
    if (speed.includes('after')) {
      const generated = page.waitForResponse('**/api/guest/generate-email');
      await page.route(/\/home-desk-[^/]*\.js$/, async (route) => {
        await generated;
        await route.continue();
      });
    }
    await page.goto(site.app.http);
    const address = await generateAddress(page);
    await expect.poll(() => glidesOf(page)).toEqual([played('one.click.away@…', address)]);
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'First', text: 'x' });
    await page.getByRole('listitem').getByRole('button', { name: 'First' }).waitFor();
    await expect
      .poll(() => glidesOf(page))
      .toEqual([played('one.click.away@…', address), played(address, address)]);
    await close();
  },
);

it('a new message moves the rows that can be seen, and no others', async () => {
  const { page, close } = await borrowPage(site, { reducedMotion: 'no-preference' });
  await page.addInitScript(`
    globalThis.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how); };
  `);
  await page.goto('/');
  const to = await generateAddress(page);
  const rows = page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  const count = 30;
  for (let nth = 0; nth < count; nth++)
    await sendBySmtp(site.app.smtpPort, { to, subject: 'One of many', text: 'x' });
  await expect.poll(() => rows.count()).toBe(count);
  const tall = (await rows.first().boundingBox())!.height;
  await page.evaluate('moved = 0');
  await sendBySmtp(site.app.smtpPort, { to, subject: 'The last', text: 'x' });
  await expect.poll(() => rows.count()).toBe(count + 1);
  await expect.poll(() => page.evaluate('moved')).toBeGreaterThan(1);
  expect(await page.evaluate<number>('moved')).toBeLessThan(900 / tall + 5);
  await close();
});
