import { describe, expect, test } from 'vitest';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { matchTerm } from './match-terms.ts';
import { readSearchDate } from './search-date.ts';
import { isUnderstood, readSearch } from './search-terms.ts';

const word = (field: string, text: string, negated = false) => ({ kind: 'word', field, word: text, negated });

test.each<[string, object[]]>([
  ['', []],
  ['   ', []],
  ['hello', [word('any', 'hello')]],
  ['Hello World', [word('any', 'hello'), word('any', 'world')]],
  ['"Hello  World"', [word('any', 'hello world')]],
  ['-hello !world', [word('any', 'hello', true), word('any', 'world', true)]],
  ['-"hello world"', [word('any', 'hello world', true)]],
  ['-', [word('any', '-')]],
  ['"', []],
  ['"no end', [word('any', 'no end')]],
  ['from:Ann@Example.org', [word('from', 'ann@example.org')]],
  ['FROM:ann', [word('from', 'ann')]],
  ['from:', []],
  ['subject:Welcome to us', [word('subject', 'welcome'), word('any', 'to'), word('any', 'us')]],
  ['subject:"Welcome to us"', [word('subject', 'welcome to us')]],
  ['"subject:Welcome to us"', [word('subject', 'welcome to us')]],
  ['to:a cc:b bcc:c', [word('to', 'a'), word('cc', 'b'), word('bcc', 'c')]],
  ['reply-to:a addressed:b', [word('reply-to', 'a'), word('addressed', 'b')]],
  ['message-id:<x@y>', [word('message-id', 'x@y')]],
  ['!to:a', [word('to', 'a', true)]],
  [
    'is:read -is:unread',
    [
      { kind: 'read', read: true, negated: false },
      { kind: 'read', read: false, negated: true },
    ],
  ],
  [
    'has:attachment has:inline',
    [
      { kind: 'has', what: 'attachment', negated: false },
      { kind: 'has', what: 'inline', negated: false },
    ],
  ],
  [
    'tag:one is:tagged',
    [
      { kind: 'never', negated: false },
      { kind: 'never', negated: false },
    ],
  ],
  [
    'larger:2k smaller:1.5MB',
    [
      { kind: 'larger', bytes: 2048, negated: false },
      { kind: 'smaller', bytes: 1_572_864, negated: false },
    ],
  ],
  ['larger:100', [{ kind: 'larger', bytes: 100, negated: false }]],
  ['larger:huge', [word('any', 'larger:huge')]],
  ['after:nonsense', []],
  ['before:2026-02-30', []],
  ['after:2026-05-01', [{ kind: 'after', time: new Date('2026-05-01T00:00:00Z'), negated: false }]],
  ['"after:2026-05-01 10:30"', [{ kind: 'after', time: new Date('2026-05-01T10:30:00Z'), negated: false }]],
  ['is:other', [word('any', 'is:other')]],
  ['constructor', [word('any', 'constructor')]],
  ['-__proto__', [{ ...word('any', '__proto__'), negated: true }]],
  ['http://a.example/b?c', [word('any', 'http://a.example/b?c')]],
])('reads %j', (query, terms) => expect(readSearch(query)).toEqual(terms));

test.each([
  ['from:a "b c" before:2026-01-01', true],
  ['-hello', true],
  ['', true],
  ['"', true],
  ['from:', false],
  ['from:a before:typo', false],
  ['-is:unraed', false],
  ['!HAS:attachement', false],
  ['-larger:huge', false],
  ['-is:unread has:inline larger:2k', true],
  ['a '.repeat(51), false],
])('whether %j can be understood as a whole is %s', (query, expected) =>
  expect(isUnderstood(query)).toBe(expected),
);

test('reads no more terms than anybody types', () => expect(readSearch('a '.repeat(1000))).toHaveLength(50));

test.each([
  ['2026-05-01', 'UTC', '2026-05-01T00:00:00.000Z'],
  ['2026/5/1', 'UTC', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01', 'America/Chicago', '2026-05-01T05:00:00.000Z'],
  ['2026-01-01', 'America/Chicago', '2026-01-01T06:00:00.000Z'],
  ['2026-05-01', 'No/Where', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T10:00:00+02:00', 'America/Chicago', '2026-05-01T08:00:00.000Z'],
  ['2026-05-01T10:00:00.250Z', 'UTC', '2026-05-01T10:00:00.250Z'],
  ['1777593600', 'UTC', '2026-05-01T00:00:00.000Z'],
  ['1777593600123', 'UTC', '2026-05-01T00:00:00.123Z'],
])('the date %s in %s is %s', (text, zone, iso) =>
  expect(readSearchDate(text, zone)?.toISOString()).toBe(iso),
);

describe('a term and a message', () => {
  const message = {
    row: { seen: false, receivedAt: new Date('2026-05-01T12:00:00Z'), size: 2048 },
    summary: {
      from: { name: 'Ann Example', address: 'ann@example.org' },
      to: 'Me+Tag@mayfly.test',
      subject: 'Your order (No. 5)',
      messageId: '<x@y>',
      recipients: {
        to: [{ name: 'Header To', address: 'list@example.org' }],
        cc: [{ name: '', address: 'cc@example.org' }],
        bcc: [],
        replyTo: [{ name: '', address: 'reply@example.org' }],
      },
      files: { attachments: 0, inline: 1 },
    },
  } as unknown as OpenMessage;

  /** `null` means that the text has to be read. */
  test.each<[string, boolean | null]>([
    ['from:ann', true],
    ['from:"ann example ann@"', true],
    ['-from:ann', false],
    ['subject:"order no. 5"', true],
    ['subject:other', false],
    ['is:unread', true],
    ['is:read', false],
    ['after:2026-05-01', true],
    ['before:2026-05-01', false],
    ['larger:2k', false],
    ['larger:1k', true],
    ['smaller:1m', true],
    ['tag:any', false],
    ['-tag:any', true],
    ['to:me+tag@', true],
    ['to:header', true],
    ['to:nobody', false],
    ['-to:nobody', true],
    ['cc:cc@', true],
    ['bcc:x', false],
    ['bcc:me+tag', true],
    ['reply-to:reply@', true],
    ['addressed:ann', true],
    ['addressed:list@', true],
    ['message-id:x@y', true],
    ['has:attachment', false],
    ['has:inline', true],
    ['order', true],
    ['unknown', null],
    ['-order', false],
    ['-unknown', null],
  ])('%s', (query, matches) => {
    const [term] = readSearch(query);
    expect(matchTerm(term!, message)).toBe(matches);
  });
});
