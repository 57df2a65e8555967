import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { startApp } from '#tests/support/start-app.ts';

const BUDGET = 150_000;

it('home loads at most 150 KB of gzipped JavaScript, and nothing from other hosts', async () => {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  try {
    const { page, problems } = await browser.openPage('');
    const scripts = new Map<string, Promise<Buffer>>();
    const foreign: string[] = [];
    page.on('response', (response) => {
      const url = response.url();
      if (!url.startsWith(app.http)) foreign.push(url);
      if (url.endsWith('.js')) scripts.set(url, response.body());
    });
    await page.goto(app.http);
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.values());
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await app.close();
  }
});
