import { describe, expect, it } from 'vitest';
import { mismatchedHost, splitLinks } from './links.ts';

describe('splitLinks', () => {
  it('finds links and leaves the punctuation after them out', () => {
    expect(splitLinks('Go to https://a.test/x?y=1. Or (http://b.test)!')).toEqual([
      { text: 'Go to ' },
      { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
      { text: '. Or (' },
      { text: 'http://b.test', href: 'http://b.test' },
      { text: ')!' },
    ]);
  });

  it('links only web addresses', () => {
    expect(splitLinks('javascript:alert(1) data:text/html,x ftp://a.test')).toEqual([
      { text: 'javascript:alert(1) data:text/html,x ftp://a.test' },
    ]);
  });
});

describe('mismatchedHost', () => {
  it('returns the real host when the text names another site', () => {
    expect(mismatchedHost('www.mybank.test', 'https://evil.test/login')).toBe('evil.test');
    expect(mismatchedHost('https://mybank.test', 'https://mybank.test.evil.test/')).toBe(
      'mybank.test.evil.test',
    );
  });

  it('returns null when text and link agree, or the text names no site', () => {
    expect(mismatchedHost('mybank.test', 'https://www.mybank.test/x')).toBeNull();
    expect(mismatchedHost('www.mybank.test/help', 'https://mybank.test/x')).toBeNull();
    expect(mismatchedHost('Click here', 'https://evil.test/')).toBeNull();
  });
});
