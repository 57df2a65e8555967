import { describe, expect, it } from 'vitest';
import { words } from '#tests/support/words.ts';
import { joinLabel, mismatchedHost, targetOf } from './misleading-link.ts';

describe('mismatchedHost', () => {
  it('returns the real host when the text names another site', () => {
    expect(mismatchedHost('www.mybank.test', 'https://evil.test/login')).toBe('evil.test');
    expect(mismatchedHost('https://mybank.test', 'https://mybank.test.evil.test/')).toBe(
      'mybank.test.evil.test',
    );
  });

  it.each([
    'p\u0430ypal.com',
    '\uff50\uff41\uff59\uff50\uff41\uff4c.com',
    '\uff50\uff41\uff59\uff50\uff41\uff4c\uff0e\uff43\uff4f\uff4d',
    'pay\u00adpal.com',
    'paypal\u200b.com',
    'paypal.\u2060com',
    'https://pay\u200dpal\ufeff.com/login',
    '\u{1d429}\u{1d41a}\u{1d432}\u{1d429}\u{1d41a}\u{1d425}.com',
    `${'\u200b'.repeat(3000)}paypal.com`,
    'paypal\u3002com',
    'p\u0430ypal\uff61com',
  ])('notices that %j imitates another site', (label) => {
    // As written, each is another domain than paypal.com, and may even belong to the sender.
    for (const href of ['https://evil.test/', 'https://pal.com/', 'https://xn--pypal-4ve.com/'])
      expect(mismatchedHost(label, href)).toBe(new URL(href).hostname);
    expect(mismatchedHost(label, 'https://www.paypal.com/')).toBeNull();
  });

  it.each([
    ['paypal . com'],
    ['Go to PAYPAL . COM now'],
    ['paypal .com'],
    ['paypal. com/login'],
    ['paypal(.)com'],
    ['paypal [.] com'],
    ['paypal{dot}com'],
    ['paypal dot com'],
    ['paypal\u2024com'],
    ['paypal\uff0ecom'],
    ['paypal\u00b7com'],
    ['paypal\u2022com'],
    ...[
      ...'\u02d9\u0660\u06d4\u06f0\u0701\u0702\u1427\u16eb\u2804\u2840\u2e31\u2e33\ua4f8\ua60e\u{10a50}\u{1d16d}',
    ].map((dot) => [`https://paypal${dot}com/verify`]),
    ['paypal<.>com'],
    ['paypal\\.com'],
    ['paypal', ' . ', 'com'],
    ['paypal', ' ', '(', '.', ')', ' ', 'com'],
    ['paypal', '\u00b7', 'com'],
  ])('notices a site whose dot is written in another way: %s', (...texts) => {
    expect(mismatchedHost(joinLabel(texts), 'https://evil.test/')).toBe('evil.test');
    expect(mismatchedHost(joinLabel(texts), 'https://www.paypal.com/')).toBeNull();
  });

  it.each([
    'http://192.0.2.7/',
    'http://3221225991/',
    'http://[2001:db8::7]/',
    'http://com/',
    'http://login/',
  ])('notices that %s is not the site in the text', (href) => {
    expect(mismatchedHost('paypal.com', href)).toBe(new URL(href).hostname);
    expect(mismatchedHost('Log in', href)).toBeNull();
  });

  it('does not take the end of a sentence or a separator for a dot of a domain', () => {
    for (const label of [
      'Thanks. Read more',
      'Terms . Privacy',
      'Home · News · About',
      'Contact us. We answer',
      'Dot your i. Cross your t',
      'approx. 10 (optional) items',
      'novel·la',
    ])
      expect(mismatchedHost(joinLabel([label]), 'https://example.org/'), label).toBeNull();
  });

  it.each([
    ...words(`
    https://example.org/u/ann.lee@gmail.com README.md docs/README.md photo.webp archive.zip data.yaml
    St.Gallen Yes.No Hello.World
  `),
    'Confirm ann.lee@gmail.com',
    'Confirm <ann.lee+shop@mail.gmail.com>.',
    'ASP.NET docs',
    'Confirm your account.It is easy',
  ])('takes no site from the words %j', (label) => {
    expect(mismatchedHost(joinLabel([label]), 'https://example.org/')).toBeNull();
  });

  it.each([
    ...words(`
    PayPal.Com PAYPAL.COM PAYPAL.IT paypal.it www.PayPal.It https://PayPal.It PayPal.It/login
    www.bank.md https://bank.md bank.md/login my.bank.zip bank.com paypal.me bank.cloud
  `),
    'Log in at bank.com.',
    'Hello.World or paypal.com',
    'ann@gmail.com or paypal.com',
  ])('still takes the site from %j', (label) => {
    expect(mismatchedHost(joinLabel([label]), 'https://example.org/')).toBe('example.org');
  });

  it('knows the names of other alphabets', () => {
    for (const [label, href] of [
      ['bücher.example', 'https://xn--bcher-kva.example/'],
      ['почта.рф', 'https://почта.рф/вход'],
      ['日本語。すばらしい', 'https://example.jp/'],
      ['例え.jp', 'https://例え.jp/'],
      ['उदाहरण.भारत', 'https://उदाहरण.भारत/'],
      ['見積書をご確認ください', 'https://example.jp/'],
      ['Подтвердить адрес', 'https://example.org/'],
    ] as const)
      expect(mismatchedHost(label, href), label).toBeNull();
  });

  it('returns null when text and link agree, or the text names no site', () => {
    expect(mismatchedHost('mybank.test', 'https://www.mybank.test/x')).toBeNull();
    expect(mismatchedHost('www.mybank.test/help', 'https://mybank.test/x')).toBeNull();
    expect(mismatchedHost('Click here', 'https://evil.test/')).toBeNull();
  });

  it.each<[string, string[]]>([
    ['as a word before it', ['evil.test ', 'https://www.paypal.com/login']],
    ['in the same text', ['evil.test or paypal.com']],
    ['joined to it', ['https://evil.test/', 'paypal.com']],
    ['joined to its parts', ['evil.test?', 'pay', 'pal', '.com']],
    ['behind it', ['paypal.com', ' evil.test']],
    ['many times', [...Array(100).fill('evil.test '), 'paypal.com']],
    ['in the same word', ['evil.test|paypal.com']],
    ['as a path before it', ['evil.test/paypal.com']],
    ['as a user of it', ['evil.test@paypal.com']],
    ['as a whole address with a user', ['https://evil.test@paypal.com/']],
    ['as a user with a password', ['https://evil:x@paypal.com/']],
    ['as a user, in pieces', ['https:/', '/', 'evil@paypal.com/']],
    ['as the host behind it', ['paypal.com@evil.test']],
    ['as the half of a mail address', ['paypal.com', '@evil.test']],
    ['as the other half of a mail address', ['evil@', 'paypal.com']],
    ['as a file', ['paypal.com.webp']],
    ['joined to a mail address', ['ann@evil', '.paypal.com']],
    ['of Braille blanks', [`evil.test${'\u2800'.repeat(8)}https://paypal.com/`]],
    ['of nothing visible', [...Array(3000).fill('\u200b'), ...Array(3000).fill(' '), 'paypal.com']],
    ['of blanks', [`x${' \u200b'.repeat(30_000)}paypal.com`]],
    ['of nothing visible in one text', [`x${'\u200b'.repeat(9000)}`, ' paypal.com']],
  ])('notices the other site despite text that may be hidden, %s', (_where, texts) => {
    expect(mismatchedHost(joinLabel(texts), 'https://evil.test/')).toBe('evil.test');
  });

  it('does not take a path, a file or a mail address inside a link for another site', () => {
    for (const label of [
      'https://example.org/report.pdf',
      'https://example.org/verify?token=eyJh.eyJz.Sflk&email=ann.lee@gmail.com',
      'Open report.pdf at example.org',
      'example.org/~ann.lee',
      'Version 1.2.3 of example.org',
    ])
      expect(mismatchedHost(joinLabel([label]), 'https://www.example.org/'), label).toBeNull();
    expect(mismatchedHost(joinLabel(['https://www.', 'example', '.org']), 'https://example.org/')).toBeNull();
  });
});

describe('targetOf', () => {
  it('is the same for every way to write an address', () => {
    for (const href of ['HTTPS://evil.test', 'https://EVIL.test:443/#top', 'https://evil.test/./#'])
      expect(targetOf(href), href).toBe('https://evil.test/');
    expect(targetOf('https://evil.test/?a')).not.toBe(targetOf('https://evil.test/?b'));
  });
});
