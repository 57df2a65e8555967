import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head>
<script>window.context = 1;</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

test('no script is fetched before the page is painted', () => {
  const html = paintFirst(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import ["*]/m);
  expect(html).toContain('<link rel="preload" href="/font.woff2"/>');
  expect(html).toContain('<script>window.context = 1;</script>');
});

test('after the paint everything is preloaded at once and started in its order', () => {
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

test.each([
  ['no modulepreload links', page.replace(/<link rel="modulepreload"[^>]*>/, '')],
  [
    'a modulepreload link is left',
    page.replace('</head>', '<link href="/b.js" rel="modulepreload"/></head>'),
  ],
  ['no module script', page.replace('async=""', 'defer=""')],
  ['imports nothing', page.replace(/^(.*>)?import [^(].*$/gm, '$1')],
  ['a static import is left', page.replace('import * as route0', 'import { route0 }')],
])('HTML of another shape is refused: %s', (reason, html) => {
  expect(() => paintFirst(html)).toThrow(reason);
});
