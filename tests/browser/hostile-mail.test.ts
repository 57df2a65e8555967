import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { borrowPage, openAt, sharePage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { attacks } from '#tests/support/mail-attacks.ts';
import { setUpSite } from '#tests/support/site.ts';
import { type Stranger, showUnprotected, startStranger } from '#tests/support/stranger.ts';

let stranger: Stranger;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const site = setUpSite();
beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger?.close());

const hostile = (
  url: string,
) => `${attacks(url)}<img src="${url}/logo.png"><img src="${url}/pixel" width="1" height="1">
<a href="${url}/landing">www.mybank.test</a><p>The words of the mail</p>`;

/** The widths of the images that have loaded. The frame is replaced when the reader asks for images. */
const loadedWidths = (page: Page) =>
  page
    .frames()
    .find((one) => one.parentFrame() === page.mainFrame())
    ?.evaluate<number[]>(
      '[...document.querySelectorAll("img:not([data-blocked])")].map((one) => one.naturalWidth)',
    )
    .catch(() => []);

describe('hostile mail', () => {
  const visit = sharePage(() => openAt(site, '/'));
  let page: Page;
  let to: string;
  beforeAll(async () => {
    page = visit.page;
    to = await generateAddress(page);
  });
  beforeEach(() => stranger.forget());

  it('runs no script, requests nothing, changes nothing outside of it and shows remote images only on request', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await sendBySmtp(site.app.smtpPort, {
      to,
      from: '"service@mybank.test" <mallory@evil.example>',
      subject: '<script>alert(1)</script><b>Urgent</b>',
      html: hostile(stranger.url),
    });
    const title = await page.title();
    await page.getByRole('button', { name: /Urgent/ }).click();
    const frame = page.locator('iframe[title="Message"]');
    await frame.waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(await frame.getAttribute('srcdoc')).toContain("default-src 'none'");
    const mail = page.frameLocator('iframe[title="Message"]');
    await mail.getByText('The words of the mail').waitFor();
    await showUnprotected(site.browser, hostile, [
      '/fetch',
      '/css',
      '/img',
      '/iframe',
      '/object',
      '/refresh',
    ]);

    expect(stranger.seen).toEqual({ requests: [], connections: 0 });
    expect((await page.title()).replace(/^\(\d+\) /, '')).toBe(title.replace(/^\(\d+\) /, ''));
    expect(page.url()).toBe(`${site.app.http}/`);
    expect(await page.getByRole('heading', { name: '<script>alert(1)</script><b>Urgent</b>' }).count()).toBe(
      1,
    );
    expect(await page.getByText('<mallory@evil.example>').isVisible()).toBe(true);
    for (const tag of ['script', 'form', 'input', 'iframe', 'object', 'embed', 'svg', 'video', 'link']) {
      expect(await mail.locator(tag).count(), tag).toBe(0);
    }
    expect(await mail.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await frame.getAttribute('srcdoc')).not.toMatch(
      /url\(|image-set|@font-face|@import|fixed|onerror=top/i,
    );

    expect(await mail.getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'Open anyway' }).click();
    const link = mail.getByRole('link', { name: /mybank/ });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener noreferrer');
    expect(await link.getAttribute('title')).toBe(`${stranger.url}/landing`);
    await page.getByText('4 links in this message').click();
    await page.getByRole('link', { name: `${stranger.url}/landing` }).waitFor();
    await page.getByText("The link text doesn't match its destination.").waitFor();

    await page.getByText('Blocked 3 remote images and 1 tracker').waitFor();
    asked.length = 0;
    await page.getByRole('button', { name: 'Show remote images' }).click();
    await page.getByText('Showing 3 remote images, without 1 tracker').waitFor();
    // The browser asks only Mayfly, and Mayfly tells the sender nothing about the reader.
    await expect.poll(() => loadedWidths(page)).toEqual([3, 3, 3]);
    // The frame asks for each image, and the page only whether there is one.
    expect(asked.filter((url) => url.startsWith(`${site.app.http}/api/images?`))).toHaveLength(6);
    expect(asked.filter((url) => url.startsWith(stranger.url))).toEqual([]);
    expect(stranger.seen.requests.toSorted()).toEqual(['/img', '/logo.png', '/picture']);
    expect(Object.keys(stranger.headers.at(-1)!).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(stranger.headers.at(-1)!['user-agent']).toBe('Mayfly');
    expect(await frame.getAttribute('srcdoc')).toContain(
      `default-src 'none'; img-src data: ${site.app.http}/api/images; style-src`,
    );

    // On paper the images are shown too, and asked of us alone.
    asked.length = 0;
    await page.getByRole('button', { name: 'Print' }).click();
    const printed = page.frameLocator('iframe[sandbox*="allow-modals"]').locator('html');
    const widths = `[...document.images].filter(({ src }) => src.includes('/api/images?')).map((one) => one.naturalWidth)`;
    await expect.poll(() => printed.evaluate(widths)).toEqual([3, 3, 3]);
    expect(asked.filter((url) => !url.startsWith(site.app.http))).toEqual([]);
  });

  it('loads a single image from the list below the mail, and nothing from a press in the mail', async () => {
    const over = 'position:absolute;inset:0;width:600px;height:400px';
    await sendBySmtp(site.app.smtpPort, {
      to,
      subject: 'Two pictures',
      text: 'Words',
      html: `<div style="position:relative;height:400px"><p>Words</p><img src="${stranger.url}/our-logo.png" alt="Our\u200b log\u200eo" width="9" height="9">
<img src="${stranger.url}/a/under-every-press.png" style="${over}"><img src="${stranger.url}/open.gif" width="1" height="1">
<img src="${stranger.url}/our-logo.png" width="9" height="9"></div>`,
    });
    const { host } = new URL(stranger.url);
    await page.getByRole('button', { name: /Two pictures/ }).click();
    const article = page.getByRole('article');
    await article.getByText('Blocked 2 remote images and 1 tracker').waitFor();
    const frame = (await page.locator('iframe[title="Message"]').boundingBox())!;
    await page.mouse.click(frame.x + 60, frame.y + 60);
    await article.getByText('2 remote images', { exact: true }).click();
    const rows = article.getByRole('listitem');
    expect(await rows.allTextContents()).toEqual([
      `Our logo${host}Load Our logo`,
      `under-every-press.png${host}Load under-every-press.png`,
    ]);
    expect(stranger.seen.requests).toEqual([]);
    await rows.first().getByRole('button', { name: 'Load Our logo' }).click();
    await article.getByText('Showing 1 of 2 remote images, without 1 tracker').waitFor();
    await expect.poll(() => stranger.seen.requests).toEqual(['/our-logo.png']);
    await rows.first().getByRole('button', { name: 'Loaded Our logo' }).waitFor();
    // The others can still be shown, and only they are fetched.
    await article.getByRole('button', { name: 'Show remote images' }).click();
    await article.getByText('Showing 2 remote images, without 1 tracker').waitFor();
    await expect.poll(() => stranger.seen.requests).toEqual(['/our-logo.png', '/a/under-every-press.png']);
    // Not after a reload.
    await page.reload();
    await article.getByText('Blocked 2 remote images and 1 tracker').waitFor();
  });

  it('never fetches an image that cannot be seen', async () => {
    const at = (path: string, rest = '') => `<img src="${stranger.url}/${path}" ${rest}>`;
    await sendBySmtp(site.app.smtpPort, {
      to,
      subject: 'Hidden pictures',
      html: `<style>.far{position:absolute;left:-9999px}.phone{display:none}.desk{display:block}
@media (max-width:5000px){.desk{display:none!important}.phone{display:block!important}}</style>
${at('1', 'style="display:none"')}<div style="opacity:0">${at('2')}</div><p class="far">${at('3')}</p>
<div style="max-height:0;overflow:hidden">${at('4')}</div><div class="desk">${at('desk')}</div><div class="phone">${at('phone')}</div>`,
    });
    await page.getByRole('button', { name: /Hidden pictures/ }).click();
    const article = page.getByRole('article');
    await article.getByText('Blocked 2 remote images and 4 trackers').waitFor();
    await article.getByRole('button', { name: 'Show remote images' }).click();
    await article.getByText('Showing 2 remote images, without 4 trackers').waitFor();
    await expect.poll(() => stranger.seen.requests.toSorted()).toEqual(['/desk', '/phone']);
  });
});

it('a mail shows the images attached to it, and no button for others when the operator has switched them off', async () => {
  const { page, close } = await borrowPage(site);
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const { features, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, features: { ...features, images: false } } });
  });
  await page.goto('/');
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, {
    to: address,
    subject: 'With picture',
    html: '<p>Look</p><img src="cid:one@example.org" alt="one"><img src="https://x.example/a.png">',
    attachments: [{ filename: 'one.png', content: pixel, cid: 'one@example.org' }],
  });
  await page.getByRole('button', { name: /With picture/ }).click();
  const image = page.frameLocator('iframe[title="Message"]').getByAltText('one');
  await expect.poll(() => image.getAttribute('src')).toMatch(/^data:image\/png;base64,iVBOR/);
  await page.getByText('Blocked 1 remote image').waitFor();
  expect(await page.getByRole('button', { name: 'Show remote images' }).count()).toBe(0);
  expect(await page.getByText('1 remote image', { exact: true }).count()).toBe(0);
  await close();
});
