import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAt, sharePage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { attacks } from '#tests/support/mail-attacks.ts';
import { setUpSite } from '#tests/support/site.ts';
import { type Stranger, showUnprotected, startStranger } from '#tests/support/stranger.ts';

let stranger: Stranger;
const site = setUpSite();
beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger?.close());

/** Waits until the same attacks have reached a server from a page without protection. */
const untilAttacksWork = () =>
  showUnprotected(site.browser, attacks, ['/fetch', '/css', '/img', '/iframe', '/object', '/refresh']);

const visit = sharePage(() => openAt(site, '/'));
let to: string;
beforeAll(async () => {
  to = await generateAddress(visit.page);
});

/** Opens a harmless mail and then puts this HTML into its frame, as if there were no sanitizer. */
async function showUnsanitized(page: Page, html: string, { remote = false } = {}) {
  const subject = remote ? 'The frame with images' : 'The frame alone';
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject,
    html: `<p>PLACE</p>${remote ? `<img src="${stranger.url}/consented">` : ''}`,
  });
  await page.getByRole('listitem').getByRole('button', { name: subject }).click();
  await page.frameLocator('iframe[title="Message"]').getByText('PLACE').waitFor();
  if (remote) {
    await page.getByRole('button', { name: 'Show remote images' }).click();
    await expect.poll(() => stranger.seen.requests).toContain('/consented');
    await page.frameLocator('iframe[title="Message"]').getByText('PLACE').waitFor();
  }
  const around = await outside(page);
  await page.evaluate(`(() => {
    const frame = document.querySelector('iframe[title="Message"]');
    frame.srcdoc = frame.srcdoc.replace('PLACE', () => ${JSON.stringify(html)});
  })()`);
  await page.frameLocator('iframe[title="Message"]').getByText('END OF MAIL').waitFor({ state: 'attached' });
  return { around };
}

/** The page without the frame and without its timers. */
const outside = (page: Page) =>
  page.evaluate(`(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const one of copy.querySelectorAll('iframe, time, [role=timer], svg, title')) one.remove();
    const parts = copy.querySelectorAll('header, nav, h1, h2, footer, form, a');
    return [...parts].map((one) => one.outerHTML.replaceAll(/\\d+[smh]\\b|\\d+:\\d+|\\(\\d+\\)/g, ''));
  })()`) as Promise<string[]>;

it('a deceptive mail shows the real host of its links and the real address of its sender', async () => {
  const { page } = visit;
  await sendBySmtp(site.app.smtpPort, {
    to,
    from: { name: '\u202eknaB ruoY\u202c <service@mybank.test>', address: 'mallory@evil.example' },
    subject: 'Pretending \u202efdp.exe',
    html: '<p>Words</p><a href="https://аррӏе.com/">https://apple.com</a> <a href="https://mybank.test@evil.example/">mybank.test</a> <a href="https://evil.example/\u202etset.knabym">\u202etset.knabym</a>',
  });
  await page.getByRole('button', { name: /Pretending/ }).click();
  await page.frameLocator('iframe[title="Message"]').getByText('Words').waitFor();
  await page.getByText(/links in this message/).click();
  expect(await page.getByRole('article').getByRole('link').count()).toBe(0);
  await page.getByRole('button', { name: 'Open anyway' }).click();
  const links = await page.locator('details a[target=_blank]').allTextContents();
  expect(links[0]).toMatch(/^https:\/\/xn--/);
  expect(links[1]).toContain('evil.example');
  expect(await page.getByText("The link text doesn't match its destination.").count()).toBeGreaterThanOrEqual(
    2,
  );
  expect(await page.getByText('<mallory@evil.example>').isVisible()).toBe(true);
  const shown = await page.locator('main').textContent();
  expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

it('the same mail in the frame, without a sanitizer, runs no script, requests nothing, with images neither, and changes nothing outside', async () => {
  const { page, problems } = visit;
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  await page.evaluate(
    "addEventListener('message', ({ data }) => { if (data === 'owned') window.owned = 1 })",
  );
  const { around } = await showUnsanitized(page, attacks(stranger.url));
  await untilAttacksWork();
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())!;
  for (const id of ['js', 'data', 'top', 'parent-link', 'submit'])
    await frame.evaluate(`document.getElementById('${id}')?.click()`).catch(() => {});
  expect(await outside(page)).toEqual(around);
  // A fixed element covers only its own frame.
  const top = await page.evaluate("document.elementFromPoint(60, 20)?.closest('header') !== null");
  expect(top).toBe(true);
  // No frame shows a page of an origin.
  const inside = page.frames().filter((one) => one !== page.mainFrame());
  const shown = inside.map((one) => one.url()).filter((url) => !url.startsWith('chrome-error:'));
  expect(shown.filter((url) => !['about:srcdoc', 'about:blank', ''].includes(url))).toEqual([]);

  await showUnsanitized(page, attacks(stranger.url), { remote: true });
  await untilAttacksWork();
  // Chromium connects for a nested frame before it reads the policy, but sends no request. The sanitizers remove
  // nested frames: see hostile-mail.test.ts.
  expect(stranger.seen.requests).toEqual(['/consented']);
  expect(dialogs).toBe(0);
  expect(await page.evaluate("'owned' in window")).toBe(false);
  expect(await page.title()).not.toContain('owned');
  expect(page.url()).toBe(`${site.app.http}/`);
  expect(
    problems.filter((text) => /owned/.test(text) && !/Content Security Policy|sandbox/i.test(text)),
  ).toEqual([]);
});
