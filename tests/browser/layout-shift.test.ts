import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testLayoutShift } from '#tests/support/layout-shift.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testLayoutShift(site, { width: 360, height: 780 });

it('a page of which only half has arrived is not painted', async () => {
  const html = await (await fetch(site.app.http)).text();
  const half = html.indexOf('data-early="generate"');
  expect(half).toBeGreaterThan(0);
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half));
    sendRest = () => response.end(html.slice(half));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { page, context } = await site.browser.openPage('');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await page.locator('.only-premium').waitFor({ state: 'attached' });
  const frame = `new Promise((painted) => {
    requestAnimationFrame(() => painted('painted'));
    setTimeout(() => painted('waiting'), 500);
  })`;
  expect(await page.evaluate(frame)).toBe('waiting');
  sendRest();
  await expect.poll(() => page.evaluate(frame)).toBe('painted');
  await context.close();
  server.close();
});
