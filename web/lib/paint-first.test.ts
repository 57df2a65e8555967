import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head>
<script>window.context = 1;</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

test('nothing of the program is fetched while the page is drawn', () => {
  const html = paintFirst(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import ["*]/m);
  expect(html).toContain('<link rel="preload" href="/font.woff2"/>');
  expect(html).toContain('<script>window.context = 1;</script>');
});

test('afterwards everything is fetched at once and started in its order', () => {
  const html = paintFirst(page);
  const order = [
    'PerformanceObserver',
    '["/assets/a.js"]',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'window.modules = {"root":route0};',
    'import("/assets/entry.js");',
  ].map((part) => html.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('a page without a program stays as it is', () => {
  expect(paintFirst('<p>Words</p>')).toBe('<p>Words</p>');
});
