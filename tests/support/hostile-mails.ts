import type { SendMailOptions } from 'nodemailer';

const list = (count: number, write: (n: number) => string, between = '') =>
  Array.from({ length: count }, (_, n) => write(n)).join(between);
const styled = (css: string, body: string) => ({ html: `<style>${css}</style>${body}` });
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Mails that are made to keep the browser of their reader busy, by what they do. Each has several times as much of it as is shown. */
export const hostileMails: Record<string, SendMailOptions> = {
  'a link with an endless label': { html: `<a href="https://a.test/">${'a'.repeat(100_000)}</a>` },
  'a link with a label of dots': { html: `<a href="https://a.test/">${'a.'.repeat(50_000)}1</a>` },
  'links inside links': {
    html: `${'<table><tr><td><a href="https://a.test/">'.repeat(500)}${'word '.repeat(50_000)}`,
  },
  'thousands of links': { html: list(5_000, (n) => `<a href="https://a.test/${n}">link ${n}</a> `) },
  'brackets after an address': { text: `http://a.b/${')'.repeat(160_000)}x` },
  'a text of addresses': { text: 'http://a.test/x '.repeat(20_000) },
  'a text in one line': { text: 'word '.repeat(60_000) },
  'a text in one word': { text: 'a'.repeat(300_000) },
  'a text of empty lines': { text: '\n'.repeat(300_000) },
  'a text of nested quotes': { text: list(800, (n) => `${'>'.repeat(n)} x`, '\n') },
  'a text of combining marks': { text: `a${'\u0301\u0323\u0489'.repeat(50_000)}` },
  'a text of bidi controls': { text: '\u2067a\u2069\u202b1\u202c '.repeat(25_000) },
  'a text of invisible characters': { text: 'a\u200b\u200d\u2060\u00ad'.repeat(80_000) },
  'sibling selectors': styled(
    list(400, (n) => `b${n}~p{color:red}`),
    '<p>x</p>'.repeat(20_000),
  ),
  'descendant selectors': styled(
    list(2000, (n) => `div div div div .c${n} i{color:red}`),
    `${'<div>'.repeat(100)}${'<i>x</i>'.repeat(20_000)}`,
  ),
  'counting selectors': styled(
    list(500, (n) => `p:nth-last-child(${n + 2}n+1):not(:nth-of-type(${n + 3}n)){color:red}`),
    '<p>x</p>'.repeat(20_000),
  ),
  'attribute selectors': styled(
    list(3000, (n) => `[title*="${n}"]{color:red}`),
    '<i title="abc">x</i>'.repeat(15_000),
  ),
  'thousands of style sheets': { html: '<style>p{color:red}</style><p>x</p>'.repeat(10_000) },
  'deep nesting': { html: `${'<div>'.repeat(50_000)}deep` },
  'nested tables': { html: `${'<table width="90%"><tr><td>a'.repeat(10_000)}deep` },
  'Thai marks': { html: `<p>a${'\u0e49'.repeat(90_000)}</p>` },
  'Thai without spaces': { html: `<p>${'กรุงเทพมหานครอมรรัตนโกสินทร์'.repeat(3300)}</p>` },
  'cells over cells': {
    html: `<table rules="all">${`<tr>${'<td rowspan="99" colspan="99">x</td>'.repeat(65)}</tr>`.repeat(70)}</table>`,
  },
  'text from variables': {
    html: `<style>:root{--x:"${'x'.repeat(990)}"}p::before{content:${'var(--x)'.repeat(7)}}</style>${'<p>x</p>'.repeat(4900)}`,
  },
  'text from attributes': {
    html: `<style>a::before,a::after{content:${'attr(href)'.repeat(5)}}</style>${`<a href="https://a.test/${'x'.repeat(650)}">x</a>`.repeat(990)}`,
  },
  'a huge table': { html: `<table border>${`<tr>${'<td>x'.repeat(100)}`.repeat(400)}</table>` },
  'thousands of remote images': { html: list(8_000, (n) => `<img src="https://a.test/${n}.png">`) },
  'thousands of embedded images': { html: `<img src="${pixel}" width="9" height="9">`.repeat(4000) },
  'an endless embedded image': { html: `<img src="data:image/png;base64,${'A'.repeat(900_000)}">` },
  animations: styled(
    `${list(1000, (n) => `@keyframes k${n}{to{width:${n}px}}`)}p{animation:k1 1s infinite}`,
    '<p>x</p>'.repeat(20_000),
  ),
  filters: { html: '<div style="filter:blur(50px) drop-shadow(0 0 90px red)">x'.repeat(5_000) },
  shadows: {
    html: `<p style="box-shadow:${list(80, (n) => `${n}px ${n}px 99px red`, ',')}">x</p>`.repeat(500),
  },
  counters: styled(
    'p{counter-increment:a b c}p::before{content:counters(a,".") counters(b,".")}div{counter-reset:a b}',
    `${'<div>'.repeat(100)}${'<p>x</p>'.repeat(20_000)}`,
  ),
  'variables that double': styled(
    `:root{--a0:x;${list(30, (n) => `--a${n + 1}:var(--a${n}) var(--a${n});`)}}*::before{content:var(--a30)}`,
    '<p style="font-family:var(--a16)">x</p>'.repeat(10_000),
  ),
  'thousands of variables': {
    html: `<p style="${list(25_000, (n) => `--a${n}:1;`)}">x</p><style>p{${list(25_000, (n) => `--b${n}:1;`)}}</style>`,
  },
  'nested calculations': {
    html: `<p style="width:${'calc(1px + '.repeat(180)}1px${')'.repeat(180)}">x</p>`.repeat(400),
  },
  'thousands of tracks': {
    html: `<div style="display:grid;grid-template-columns:repeat(9999,1fr);grid-template-rows:repeat(9999,1fr)">${'<i>x</i>'.repeat(
      20_000,
    )}</div>`,
  },
  'grid places far away': {
    html: list(5000, (n) => `<p style="display:grid"><i style="grid-area:${n * 99}/99999">x</i></p>`),
  },
  columns: {
    html: `<div style="column-count:9999;column-width:1px;height:1px">${'<p>x</p>'.repeat(20_000)}</div>`,
  },
  gradients: {
    html: `<p style="background:linear-gradient(${list(300, (n) => `red ${n}px`, ',')})">x</p>`.repeat(200),
  },
  'giant letters': {
    html: `<p style="font-size:99999px;letter-spacing:9999px">${'big '.repeat(50_000)}</p>`,
  },
  'transformed boxes': {
    html: '<div style="position:absolute;transform:rotate(1deg) scale(1.01);opacity:.9;mix-blend-mode:multiply">x'.repeat(
      4000,
    ),
  },
  'one word without a break': { html: `<p>${'a'.repeat(300_000)}</p>` },
  'letters with marks': { html: `<p>${'a\u0301\u0323\u0489\u0306'.repeat(80_000)}</p>` },
  'letters of all alphabets': { html: `<p>${'aأб日𝐚🦋ก็'.repeat(30_000)}</p>` },
  'an endless subject': { subject: 'code 123456 \u200b\u0301'.repeat(900), text: 'x' },
  'an endless sender': { from: { name: ' "<a.b '.repeat(1500), address: 'a@example.org' }, text: 'x' },
  'an endless file name': {
    text: 'x',
    attachments: [{ filename: `${'a\u0301 '.repeat(2000)}.pdf`, content: 'x' }],
  },
  'hundreds of files': {
    text: 'x',
    attachments: Array.from({ length: 900 }, (_, n) => ({ filename: `${n}.gif`, content: 'x' })),
  },
};
