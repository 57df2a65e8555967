import { describe, expect, it } from 'vitest';
import { falseHost, findCode, splitLinks } from './links.ts';

describe('splitLinks', () => {
  it('finds links and leaves the punctuation behind them', () => {
    expect(splitLinks('Go to https://a.test/x?y=1. Or (http://b.test)!')).toEqual([
      { text: 'Go to ' },
      { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
      { text: '. Or (' },
      { text: 'http://b.test', href: 'http://b.test' },
      { text: ')!' },
    ]);
  });

  it('makes links of web addresses only', () => {
    expect(splitLinks('javascript:alert(1) data:text/html,x ftp://a.test')).toEqual([
      { text: 'javascript:alert(1) data:text/html,x ftp://a.test' },
    ]);
  });
});

describe('falseHost', () => {
  it('names the true host when the words promise another', () => {
    expect(falseHost('www.mybank.test', 'https://evil.test/login')).toBe('evil.test');
    expect(falseHost('https://mybank.test', 'https://mybank.test.evil.test/')).toBe('mybank.test.evil.test');
  });

  it('is quiet when words and target agree, or the words promise nothing', () => {
    expect(falseHost('mybank.test', 'https://www.mybank.test/x')).toBeNull();
    expect(falseHost('www.mybank.test/help', 'https://mybank.test/x')).toBeNull();
    expect(falseHost('Click here', 'https://evil.test/')).toBeNull();
  });
});

describe('findCode', () => {
  it('finds the code of a verification mail', () => {
    expect(findCode('Your code is 482913', '')).toBe('482913');
    expect(findCode('Sign in', 'Enter this verification code:\n\n  731 004\n\nIt expires soon.')).toBe(
      '731004',
    );
    expect(findCode('Confirm your address', 'Use K7Q2XD to continue')).toBe('K7Q2XD');
  });

  it('finds none where none is announced, nor in years and links', () => {
    expect(findCode('Invoice', 'Total 123456')).toBeNull();
    expect(findCode('Verify your mail', 'Copyright 2025. Go to https://a.test/verify/123456')).toBeNull();
  });
});
