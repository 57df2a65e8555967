type Parts = { subject?: string; text?: string; html?: string; listUnsubscribe?: string };

/** What extraction is given for a mail with these parts. */
export const extractable = (parts: Parts) => ({
  subject: '',
  text: null,
  html: null,
  from: { name: '', address: 'a@example.test' },
  ownAddresses: ['inbox@example.test'],
  listUnsubscribe: '',
  ...parts,
});

/** Bodies that keep a careless reader busy, by their size. */
export const hostileBodies: Record<string, (size: number) => Parts> = {
  'open tags': (n) => ({ html: '<b>'.repeat(n) }),
  'open and closed tags': (n) => ({ html: '<div>'.repeat(n / 2) + '</div>'.repeat(n / 2) }),
  'closing tags that were never opened': (n) => ({ html: '<p>'.repeat(200) + '</b></i></table>'.repeat(n) }),
  'one-digit cells': (n) => ({ html: '<td>7</td>'.repeat(n) }),
  'one-digit cells with styles': (n) => ({
    html: Array.from({ length: n }, (_, i) => `<td style="font-size:${i}px">${i % 10}</td>`).join(''),
  }),
  'an element with endless attributes': (n) => ({
    html: `<a ${Array.from({ length: n }, (_, i) => `a${i}`).join(' ')}>x</a>`,
  }),
  'an endless style': (n) => ({ html: `<p style="${'font-size:1px;'.repeat(n)}">123456</p>` }),
  'an endless style sheet': (n) => ({
    html: `<style>${'.a,.b .c{font-size:1px}@media x{'.repeat(n)}</style>code 123456`,
  }),
  'an endless line of digits': (n) => ({ text: '1'.repeat(n * 10) }),
  'an endless line of groups': (n) => ({ text: `code ${'123 456 '.repeat(n)}` }),
  'an endless line of dashes': (n) => ({ text: `code ${'a1-'.repeat(n)}` }),
  'endless single characters': (n) => ({ text: '1 '.repeat(n * 2) }),
  'endless at signs': (n) => ({ text: 'a@a.a@'.repeat(n) }),
  'endless addresses': (n) => ({ text: 'https://a.test/verify?token=a1b2c3d4e5 '.repeat(n) }),
  'one endless address': (n) => ({ text: `https://a.test/${'(a'.repeat(n * 4)}` }),
  'endless brackets after an address': (n) => ({ text: `https://a.test/${')'.repeat(n * 8)}` }),
  'endless schemes': (n) => ({ text: 'https://'.repeat(n) }),
  'endless links': (n) => ({
    html: '<a href="https://a.test/confirm?token=a1b2c3d4">Confirm your email</a>'.repeat(n),
  }),
  'endless capitals to click on': (n) => ({
    html: 'code <a href="https://a.test/x">CONFIRM</a> '.repeat(n),
  }),
  'endless answers beside random letters': (n) => ({
    html: 'code: NKhrpsjUwQ, no, <a href="https://a.test/x?utm_a=1&utm_b=2/accept">accept</a>'.repeat(n),
  }),
  'a link around everything': (n) => ({
    html: `<a href="https://a.test/">${'<p>Confirm</p>'.repeat(n)}</a>`,
  }),
  'endless code words': (n) => ({ text: 'verification code '.repeat(n) }),
  'endless code words and numbers': (n) => ({ text: 'code 123456 order 654321 '.repeat(n) }),
  'endless lines with codes': (n) => ({
    text: Array.from({ length: n }, (_, i) => `code\n${100000 + i}`).join('\n'),
  }),
  'endless blanks': (n) => ({
    text: `code${' \t\u00a0'.repeat(n * 8)}123456`,
    html: `code${' '.repeat(n * 8)}`,
  }),
  'endless invisible characters': (n) => ({ text: `co\u200bde ${'\u200b\u0301'.repeat(n * 8)} 123456` }),
  'combining characters': (n) => ({ text: `code a${'\u0301\u0323'.repeat(n * 4)}` }),
  'ligatures that grow when folded': (n) => ({ text: '\ufdfa'.repeat(n * 4) }),
  'endless entities': (n) => ({ html: '&amp;&#49;&#x32;'.repeat(n) }),
  'an endless comment': (n) => ({ html: `<!--${'<!--'.repeat(n * 2)}` }),
  'an endless subject': (n) => ({ subject: 'code 123456 '.repeat(n) }),
  'endless images with numbers': (n) => ({
    html: '<img alt="7"><img alt="code 123456"><input value="7">'.repeat(n),
  }),
  'endless quotes': (n) => ({ text: 'code "a “a 123456 '.repeat(n) }),
  'endless requests to type': (n) => ({ text: 'log in enter 1234 '.repeat(n) }),
  'endless capitals that look like programs': (n) => ({
    text: `${'A'.repeat(41)} 123456 const A.ts `.repeat(n),
  }),
  'endless common words': (n) => ({ text: 'the und och de '.repeat(n) }),
  'an endless List-Unsubscribe': (n) => ({ listUnsubscribe: '<'.repeat(n * 8) + 'https:>'.repeat(n) }),
};
