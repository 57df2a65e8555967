import { expect, test } from 'vitest';
import { withLinksOutside } from './links-outside.ts';

const OUTSIDE = 'target="_blank" rel="noreferrer noopener"';

test('every link opens outside, whatever the sender wrote', async () => {
  expect(await withLinksOutside('<p><a href="/x">x</a> <A\ntarget=_top>y</A><a>z</a><abbr>a</abbr>')).toBe(
    `<p><a ${OUTSIDE} href="/x">x</a> <A ${OUTSIDE}\ntarget=_top>y</A><a ${OUTSIDE}>z</a><abbr>a</abbr>`,
  );
  const long = '<a href="#">x</a>'.repeat(10_000);
  expect((await withLinksOutside(long)).split(OUTSIDE)).toHaveLength(10_001);
});

test('what only looks like a link stays as it is', async () => {
  for (const html of [
    '<img title="<a x onerror=alert(1) y">',
    "<img title='<a >'>",
    '<!-- <a > --><!--><img title="--><a x">',
    '<style>a{content:"<a >"}</style><textarea><a ></textarea>',
    '<title><a ></title>',
    'a<a',
  ])
    expect(await withLinksOutside(html)).toBe(html);
});
