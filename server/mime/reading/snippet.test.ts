import { expect, test } from 'vitest';
import { SNIPPET_LENGTH } from '#contract/limits.ts';
import { snippetOfHtml, snippetOfText } from './snippet.ts';

test.each([
  ['plain tags', '<p>Hello <b>wor</b>ld</p><p>again</p>', 'Hello world again'],
  ['table cells', '<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['line breaks', 'a<br>b<hr/>c', 'a b c'],
  ['entities', 'a &amp; b &lt;c&gt; &eacute; &#8364; &#x1F600; &nbsp; d', 'a & b <c> é € 😀 d'],
  ['styles and scripts', '<style>p{color:red}</style><script>alert("<p>x")</script>y', 'y'],
  ['the head', '<head><title>Title</title><meta charset=x></head><body>Body', 'Body'],
  ['comments', 'a<!-- hidden <p> -->b<!--[if mso]><p>x</p><![endif]-->', 'ab'],
  ['padding', 'Sale&zwnj;&nbsp;&#847;&nbsp;&#8203;&shy;&#65279; &zwj;&zwj;now', 'Sale now'],
  ['hidden blocks', '<div style="display: none; max-height:0">pre<div>in</div></div>Seen', 'Seen'],
  ['hidden attributes', '<span hidden>no</span><i style="visibility:hidden">no</i>yes', 'yes'],
  ['tiny type', '<span style="font-size:0px;">no</span><b style="font-size:0.9em">yes</b>', 'yes'],
  ['unclosed tags', '<div><p>open <b>bold', 'open bold'],
  ['a hidden picture', '<img style="display:none" src=x>Seen', 'Seen'],
  ['attribute tricks', '<a title="<b>no</b> >">yes</a>', 'yes'],
])('reads HTML without %s', (_, html, shown) => {
  expect(snippetOfHtml(html)).toBe(shown);
});

test('collapses white space and keeps joiners inside words and emoji', () => {
  expect(snippetOfText('  a \r\n\t b\u00a0\u200b c ')).toBe('a b c');
  expect(snippetOfText('👩\u200d👧 می\u200cخواهم')).toBe('👩\u200d👧 می\u200cخواهم');
});

test('is at most 150 characters long and never ends in half a character', () => {
  expect(snippetOfText('x'.repeat(500))).toHaveLength(SNIPPET_LENGTH);
  const cut = snippetOfText(`${'x'.repeat(SNIPPET_LENGTH - 1)}😀`);
  expect(cut).toBe('x'.repeat(SNIPPET_LENGTH - 1));
  expect(snippetOfHtml(`<p>${'word '.repeat(200)}`).length).toBeLessThanOrEqual(SNIPPET_LENGTH);
});

test('stops at nesting that no real mail has', () => {
  expect(snippetOfHtml(`seen${'<b>'.repeat(20_000)}${'</i>'.repeat(5000)}`)).toBe('seen');
});
