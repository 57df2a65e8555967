import { expect, test } from 'vitest';
import { threadTime } from '#tests/support/thread-time.ts';
import { words } from '#tests/support/words.ts';
import { sanitizeMailHtml } from './sanitize-html.ts';

const SRC = 'src="https://a.test/logo.png"';
const image = (attributes = '') => `<img ${SRC} ${attributes}>`;
const styled = (style: string, inside = image()) => `<div style="${style}">${inside}</div>`;
const ruled = (css: string, html = image('class="x"')) => `<style>${css}</style>${html}`;
/** Whether all remote images of a mail are trackers. */
const isUnseen = (html: string) => {
  const safe = sanitizeMailHtml(html).html;
  expect(safe).toContain('="https://a.test/logo.png"');
  return !safe.includes('data-remote-src');
};

test.each([
  image('width=1 height=1'),
  image('width=0 height=0'),
  image('width=3 height=3'),
  image('width=1'),
  image('width=600 height=0'),
  image('style="width:1px;height:1px"'),
  image('width=200 height=100 style="border:0; width: 1px !important; height: 1px"'),
  image('style="height:0"'),
  image('style="max-height:.1em"'),
  image('width=300 style="max-width:1px"'),
])('an image of no or a few pixels is a tracker: %s', (html) => {
  expect(isUnseen(html)).toBe(true);
});

test.each([
  image(),
  image('width=200'),
  image('width=600 height=1'),
  image('width=1 height=20'),
  image('width=1 height=1 style="width:100px;height:50px"'),
  image('width="1%"'),
  image('style="border-width:1px;line-height:1"'),
  image('width=1 height=1 style="min-width:600px"'),
])('a line, a spacer with a height and an image of unknown size are not: %s', (html) => {
  expect(isUnseen(html)).toBe(false);
});

test.each([
  ...words(`
  display:none visibility:hidden opacity:0 opacity:.01 opacity:2% transform:scale(0)
  transform:translateX(-9999px) clip-path:inset(100%) position:absolute;clip:rect(0,0,0,0)
  position:absolute;left:-9999px position:relative;top:-5000px margin-left:-9999px margin-left:-100em
`),
  'DISPLAY : None !important',
  'filter:grayscale(1) opacity(0%)',
  'transform:scale(1, 0)',
  'clip-path:polygon(0 0, 0 0, 0 0)',
  'position:absolute;clip:rect(1px 1px 1px 1px)',
  'position:absolute;inset:0 0 0 -2000px',
  'display:block;margin:-9999px 0 0',
])('an image that cannot be seen is a tracker, as is everything inside of such an element: %s', (style) => {
  expect(isUnseen(image(`style="${style}"`))).toBe(true);
  expect(isUnseen(styled(style))).toBe(true);
  expect(isUnseen(styled(style, `<table><tr><td style="display:block"><p>${image()}</table>`))).toBe(true);
  expect(isUnseen(ruled(`.x{${style}}`))).toBe(true);
  expect(isUnseen(ruled(`img{display:block}body .x{${style}}`, `<body><b class="a x">${image()}</b>`))).toBe(
    true,
  );
  expect(isUnseen(`${styled(style, 'words')}${image()}`)).toBe(false);
});

test.each([
  'max-height:0;overflow:hidden',
  'height:0px;overflow-y:hidden;padding:0',
  'width:1px;height:1px;overflow:hidden',
  'text-indent:-9999px',
])('an image in a box without room for it is a tracker: %s', (style) => {
  expect(isUnseen(styled(style))).toBe(true);
  expect(isUnseen(ruled(`.x{${style}}`, `<div class=x>${image()}</div>`))).toBe(true);
});

test.each([
  styled('visibility:hidden', image('style="visibility:visible"')),
  styled('text-indent:-9999px', `<p style="text-indent:0">${image()}`),
  styled('height:0;padding-bottom:56%;overflow:hidden;position:relative', image('style="position:absolute"')),
  styled('height:0'),
  styled('max-height:1px;overflow:hidden'),
  image('style="margin:-9999px 0 0"'),
  image('style="margin:0 0 0 -9999px;margin-left:0"'),
  `<table style="height:0;overflow:hidden"><tr><td style="height:0;overflow:hidden">${image()}</table>`,
  image('style="left:-9999px"'),
  image('style="margin-bottom:-9999px"'),
  image('style="margin:0 0 -9999px"'),
  image('style="transform:scale(1.5) translate(-50%, 10px)"'),
  image('style="clip-path:circle(50%)"'),
  image('style="opacity:.5"'),
  image('style="position:absolute;clip:rect(0,600px,200px,0)"'),
  ruled('.y{display:none}.y .x{opacity:0}.x.y{opacity:0}.x::before{display:none}.x:hover{display:none}'),
])('an image that can be seen is not: %s', (html) => {
  expect(isUnseen(html)).toBe(false);
});

test.each([
  ['a phone', '.x{display:none}@media (max-width:600px){.x{display:block!important}}', image('class=x')],
  [
    'another order',
    '@media (max-width:600px){.x{display:block!important}}.x{display:none}',
    image('class=x'),
  ],
  ['its parent', '@media (max-width:600px){div.x{display:block!important;max-height:none!important}}', ''],
  [
    'its parent, by an attribute',
    '@media (max-width:600px){*[class=x]{display:block!important;max-height:none!important}}',
    '',
  ],
  [
    'another size',
    '@media (max-width:600px){img[class="x"]{width:100%!important;height:auto!important}}',
    image('class=x width=0 height=0 style="width:0;height:0"'),
  ],
  [
    'a phone, as a line',
    '@media (max-width:600px){img[class=full]{width:100%!important}}',
    image('class=full width=600 height=1'),
  ],
  [
    'a phone, by a part of its class',
    '@media (max-width:600px){img[class*=x]{width:100%!important}}',
    image('class=x width=0'),
  ],
  ['a pointer', '.x{opacity:0}p:hover .x{opacity:1}', image('class=x')],
  ['paper', '@media screen{.x{display:none}}', image('class=x')],
])('an image that a style sheet shows for %s is not', (_what, css, html) => {
  const hidden = `<div class=x style="display:none;max-height:0;overflow:hidden">${image()}</div>`;
  expect(isUnseen(ruled(css, html || hidden))).toBe(false);
});

test('what style sheets say about all pictures does not hide that one has a single pixel', () => {
  for (const css of [
    'img{width:100%;height:auto;display:block}',
    '@media (max-width:600px){img{width:100%!important;height:auto!important}}',
    '.wrap img{width:600px}td > img{width:100%}',
    '@media (max-width:600px){img[class="full"],img[class*=full]{width:100%!important;height:auto!important}}',
  ])
    expect(isUnseen(ruled(css, `<p class=wrap>${image('width=1 height=1')}`)), css).toBe(true);
});

test('what style sheets say about all pictures can hide them all', () => {
  expect(isUnseen(ruled('p img{width:1px;height:1px}', `<p>${image('width=90 height=90')}`))).toBe(true);
});

test('a style sheet may come after the image', () => {
  expect(isUnseen(`${image('class=x')}<style>.x{display:none}</style>`)).toBe(true);
});

test('takes time in proportion to the mail', () => {
  const deep = (style: string) => `<div style="${style}">`.repeat(140);
  for (const html of [
    deep('opacity:1') + image('class="x y"').repeat(1200),
    ruled('.x .x .x{opacity:1}'.repeat(400), '<p class=x>'.repeat(100) + image('class=x').repeat(300)),
    styled(`clip-path:polygon(${'0 '.repeat(450)}x)`),
    styled(`transform:${'scale(1,1) '.repeat(80)}`),
    styled(`width:${'1'.repeat(900)}x`).repeat(500),
    `<p style="opacity:${'0'.repeat(900)}">`.repeat(140) + image().repeat(1000),
  ])
    expect(threadTime(() => sanitizeMailHtml(html))).toBeLessThan(2_000);
});
