import { describe, expect, test } from 'vitest';
import { cssLimits } from '#contract/mail-css.ts';
import { createCssFilter } from './safe-css.ts';
import { MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

const sanitized = (html: string) => sanitizeMailHtml(html).html;

const sheet = (css: string) => createCssFilter().sheet(css);

describe('a style sheet of a mail', () => {
  test.each([
    ['@import "https://t.example/a.css";', ''],
    ['@import url(https://t.example/a.css) screen;p{color:red}', 'p{color:red}'],
    ['@font-face{font-family:x;src:url(https://t.example/f)}', ''],
    ['@keyframes a{from{left:0}}p{animation:a 1s}', ''],
    ['@charset "utf-7";@namespace x url(https://t.example);p{color:red}', 'p{color:red}'],
    ['@layer frame{html{overflow:hidden!important}}', ''],
    ['@page{margin:0}@property --x{syntax:"*"}@container (width>1px){p{color:red}}', ''],
    ['p{background:#123 url(https://t.example/a) no-repeat}', 'p{background:#123 none no-repeat}'],
    ['p{background-image:image-set("https://t.example/a" 1x)}', 'p{background-image:none}'],
    ['p{background:-webkit-image-set(url(x) 1x),red}', 'p{background:none ,red}'],
    ['p{background:u\\72l(https://t.example/a)}', 'p{background:none}'],
    ['p{content:url(https://t.example/a);color:red}', 'p{color:red}'],
    ['p{cursor:url(https://t.example/a),auto;mask:url(x);filter:url(#x);border-image:url(x)}', ''],
    ['p{--x:url(https://t.example/a);--y:image-set("https://t.example/a" 1x)}', ''],
    ['p{color:red;background:url(https://t.example/a', 'p{color:red;background:none}'],
    ['p{position:fixed}q{position:sticky}i{position:var(--p)}b{POSITION:FIXED!important}', ''],
    ['p{position:relative;top:-4px}', 'p{position:relative;top:-4px}'],
    ['p{width:expression(alert(1));behavior:url(x);-moz-binding:url(x)}', ''],
    [
      'p{content:"</style><script>alert(1)</script>"}',
      'p{content:"\\3c /style>\\3c script>alert(1)\\3c /script>"}',
    ],
    ['p:has(a){color:red}', ''],
    ['a{b{c{color:red}}}i{color:red}', 'i{color:red}'],
    ['} p{color:red} i{color:red}', 'i{color:red}'],
    ['<!-- p{color:red} -->', 'p{color:red}'],
    ['p{url/**/(x):1;background:url/**/(x);color:red}', 'p{background:url (x);color:red}'],
  ])('%s', (css, kept) => {
    expect(sheet(css)).toBe(kept);
    expect(sheet(sheet(css))).toBe(kept);
  });

  test('keeps what mails are built with', () => {
    const css =
      ':root{--brand:#08705f}html,body{margin:0!important}#body .a>b+i~u,a[href^="tel"],td[class="x"]{color:var(--brand)}' +
      'u+#body a:hover:not(.b){font:700 14px/1.4 "Segoe UI",Arial,sans-serif}tr:nth-child(2n+1) td::before{content:"→"}' +
      '@media only screen and (max-width:600px){.w{width:100%!important;display:block!important}}' +
      '@media (prefers-color-scheme:dark){body{background:linear-gradient(90deg,#000,rgba(1,2,3,.5) 50%)}}' +
      '@supports (display:grid){.g{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}}';
    expect(sheet(css)).toBe(css);
  });

  test('is bounded in size, rules and nesting', () => {
    expect(sheet(`${' '.repeat(cssLimits.characters)}p{color:red}`)).toBe('');
    expect(sheet('p{color:red}'.repeat(cssLimits.rules + 500))).toHaveLength(12 * cssLimits.rules);
    expect(sheet(`${'@media all{'.repeat(9)}p{color:red}${'}'.repeat(9)}`)).toBe('');
    expect(sheet(`p{color:${'('.repeat(100_000)}`)).toBe('');
  });
});

describe('a whole mail', () => {
  test('keeps its style sheet, body and attributes', () => {
    const html =
      '<html lang="ar" dir="rtl" class="k"><style>.a{color:red}</style>' +
      '<body bgcolor="#102030" text="#ffffff" id="body" style="margin:0;background:#102030">' +
      '<table role="presentation" width="100%" cellpadding="0"><tr><td nowrap="" valign="top" class="a">x</td></tr></table></body></html>';
    expect(sanitized(html)).toBe(html);
  });

  test('applies the media of a style element and ignores a style element of another type', () => {
    expect(sanitized('<style media="(max-width:600px)">p{color:red}</style>')).toBe(
      '<style>@media (max-width:600px){p{color:red}}</style>',
    );
    expect(sanitized('<style media="x{}">p{color:red}</style>')).toBe('');
    expect(sanitized('<style type="text/less">p{color:red}</style>')).toBe('');
  });

  test.each(['"', '<p style=color:red>'])('of %j alone is never longer than what may come in', (piece) => {
    const kept = sanitized(piece.repeat(Math.ceil(MAX_HTML / piece.length)));
    expect(kept.length).toBeLessThan(MAX_HTML + 10_000);
  });

  test('closes what it has opened when it is cut', () => {
    expect(sanitized(`<table><tr><td>${'<'.repeat(MAX_HTML)}`)).toMatch(/<\/td><\/tr><\/table>$/);
  });
});
