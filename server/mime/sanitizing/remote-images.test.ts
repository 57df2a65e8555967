import { expect, test } from 'vitest';
import { listRemoteImages } from './remote-images.ts';
import { sanitizeMailHtml } from './sanitize-html.ts';

const sanitized = (html: string) => sanitizeMailHtml(html).html;

const imagesIn = (html: string) => listRemoteImages(sanitized(html));

test('lists the remote images that the sanitizer has kept, each once and exactly as it writes them', () => {
  const html = `<img src="https://a.test/a.png?x=1&amp;y=%22'%3E" alt="data-remote-src=&quot;https://b.test/&quot;">
    <IMG width=600 style='color:red' src=//a.test/b.png><img src="http://a.test/a b.png"><img src="https://A.test/a%20b.png">
    <img src="cid:x"><img src="data:image/png;base64,AAAA"><img src="javascript:x"><img src="ftp://a.test/x"><img>`;
  expect(imagesIn(html)).toEqual([
    'https://a.test/a.png?x=1&y=%22%27%3E',
    'https://a.test/b.png',
    'http://a.test/a%20b.png',
    'https://a.test/a%20b.png',
  ]);
});

test('text, links, style sheets and removed parts of a mail name no images', () => {
  const image = '<img data-remote-src="https://b.test/x.png" />';
  const html = `&lt;img data-remote-src="https://b.test/1.png" /&gt;<style>p{content:'${image}'}</style>
    <p title='${image}' style="background:url(https://b.test/2.png)" data-remote-src="https://b.test/3.png">
    <a href="https://b.test/4.png">x</a><script>${image}</script><textarea>${image}</textarea>${image}
    <img srcset="https://b.test/5.png 2x"><input type=image src="https://b.test/6.png">`;
  expect(imagesIn(html)).toEqual([]);
});

test('trackers are left out, but not if the same image is shown elsewhere', () => {
  const html = `<img src="https://a.test/1.png" width=1 height=1><img src="https://a.test/2.png" style="width:1px;height:1px">
    <img src="https://a.test/3.png" width=1 height=1><img src="https://a.test/3.png"><img src="https://a.test/wf/open?1">`;
  expect(imagesIn(html)).toEqual(['https://a.test/3.png']);
});

test('takes time in proportion to the mail', () => {
  const started = process.threadCpuUsage();
  listRemoteImages(`<img${' a="b"'.repeat(150_000)}`);
  listRemoteImages('<img '.repeat(200_000));
  listRemoteImages(sanitized('<img src=https://a.test/x>'.repeat(30_000)));
  const { user } = process.threadCpuUsage(started);
  expect(user / 1_000_000).toBeLessThan(3);
});
