import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { margin, openMail, printedPage, testPaper } from '#tests/support/print-mail.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testPaper(site, ['Letter', 1366, { format: 'Letter' }], ['A4, from a phone', 360, { format: 'A4', margin }]);

it('a mail that claims any height is cut after about a hundred pages', async () => {
  const { page, close } = await openAt(site, '/');
  await openMail(site, page, { subject: 'Endless', html: '<div style="height:2000000px">So tall</div>' });
  const printed = await printedPage(page);
  const height = (await printed.evaluate('document.documentElement.scrollHeight')) as number;
  expect(height).toBeGreaterThan(90_000);
  expect(height).toBeLessThan(101_000);
  await close();
});

it('a printed message says what it is, from whom and to whom, in black on white, and its mail cannot change that', async () => {
  const { page, close } = await openAt(site, '/', { timezoneId: 'Asia/Tokyo', colorScheme: 'dark' });
  const html = `<style>div{display:none!important;color:red!important}div::before{content:"From: somebody else"}
    #cover{position:absolute;top:0;left:0;width:600px;height:600px;background:#fff}</style>
    <p id="cover"><a href="https://example.org/first">First line</a></p>`;
  const to = await openMail(site, page, { subject: 'A letter', html });
  const printed = await printedPage(page);
  await printed.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [title, from, recipient, times] = ['A letter', /Ada/, `To ${to}`, / GMT\+9 · .* P[DS]T$/].map(
    (words) => printed.getByText(words),
  );
  for (const line of [title!, from!, recipient!, times!]) {
    expect(await line.isVisible()).toBe(true);
    const looks = await line.evaluate((one) => {
      const page = one.ownerDocument;
      const { left, top } = one.getBoundingClientRect();
      const { color } = page.defaultView!.getComputedStyle(one);
      const { content } = page.defaultView!.getComputedStyle(one, '::before');
      return { isOnTop: page.elementFromPoint(left + 5, top + 5) === one, color, content };
    });
    expect(looks).toEqual({ isOnTop: true, color: 'rgb(28, 26, 22)', content: 'none' });
  }
  expect(await printed.evaluate('document.body.innerText')).toBe('First line');
  await close();
});

it('Ctrl and P print an HTML mail like the button, and a text as it stands on the page', async () => {
  const { page, close } = await openAt(site, '/');
  const to = await openMail(site, page, { subject: 'A letter', html: '<p>Words</p>' });
  await page.keyboard.press('ControlOrMeta+P');
  const frame = page.locator('iframe[sandbox*="allow-modals"]');
  await frame.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Plain text' }).click();
  await frame.waitFor({ state: 'detached' });
  await page.evaluate('window.print = () => { document.title = "printed"; }');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  // The width of A4.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.getByRole('article').getByText(`To ${to}`).isVisible()).toBe(true);
  for (const name of ['Copy', 'Refresh', 'Delete message', 'Print'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(false);
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).isVisible(), role).toBe(false);
  await close();
});
