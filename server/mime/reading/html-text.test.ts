import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

test('the text of HTML has lines, targets of links, and nothing that is hidden', () => {
  const html = `<head><title>no</title><style>p{}</style></head><div style="display:none">hidden</div>
    <h1>Welcome</h1><p>Hello <b>Ann</b>,<br>please <a href="https://shop.example/v?a=1&amp;b=2">confirm</a>
    or <a href="javascript:x">not</a>.</p><table><tr><td>a</td><td>b</td></tr></table><p hidden>no</p>&lt;end&gt;`;
  expect(textOfHtml(html, 1000)).toBe(
    'Welcome\n\nHello Ann,\nplease confirm <https://shop.example/v?a=1&b=2> or not.\n\na b\n\n<end>',
  );
});

test('deep, long and endless HTML costs little', () => {
  const began = process.threadCpuUsage();
  textOfHtml('<div>'.repeat(100_000), 20_000);
  textOfHtml('<a href="https://a.example/">x'.repeat(100_000), 20_000);
  expect(textOfHtml('<p>word </p>'.repeat(500_000), 20_000).length).toBeLessThan(60_000);
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
