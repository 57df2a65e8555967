import { expect, it } from 'vitest';
import { senderName, splitSender } from '#contract/sender-name.ts';
import { findTrick } from '#contract/sender-tricks/find-trick.ts';
import { mismatchedHost } from '#contract/sender-tricks/misleading-link.ts';
import { decodeLabel } from '#contract/sender-tricks/punycode.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { splitLinks } from './links.ts';
import { readLook } from './mail-look.ts';
import { splitBlocks } from './text-blocks.ts';

/** Runs that keep a careless pattern busy, by their length. */
const runs: Record<string, (n: number) => string> = {
  letters: (n) => 'a'.repeat(n),
  dots: (n) => 'a.'.repeat(n / 2),
  'only dots': (n) => '.'.repeat(n),
  'dots in brackets': (n) => 'a (.) '.repeat(n / 6),
  'dots and gaps': (n) => ' \0. \0'.repeat(n / 6),
  'middle dots': (n) => '\u00b7co'.repeat(n / 3),
  dashes: (n) => '-'.repeat(n),
  digits: (n) => '1'.repeat(n),
  'at signs': (n) => 'a@a.'.repeat(n / 4),
  blanks: (n) => ' '.repeat(n),
  'blanks before a bracket': (n) => `${' '.repeat(n)}<`,
  brackets: (n) => '<'.repeat(n),
  'open brackets': (n) => `http://a.b/${')'.repeat(n)}x`,
  'closing brackets': (n) => `http://a.b/${')'.repeat(n)}`,
  quotes: (n) => '"'.repeat(n),
  'quotes and brackets': (n) => '"<a'.repeat(n / 3),
  schemes: (n) => 'https://'.repeat(n / 8),
  'invisible characters': (n) => '\u200b'.repeat(n),
  'combining marks': (n) => `a${'\u0301'.repeat(n)}`,
  'letters that grow when folded': (n) => '\ufdfa'.repeat(n),
  punycode: (n) => `xn--${'a'.repeat(n)}.com`,
  'style of blanks': (n) => `color${' '.repeat(n)}`,
};

const root = (style: string) =>
  ({
    getAttribute: () => style,
    querySelectorAll: () => [],
    querySelector: () => null,
  }) as unknown as HTMLElement;

const readers: Record<string, (text: string) => unknown> = {
  splitLinks,
  splitBlocks,
  'splitBlocks, of lines': (text) => splitBlocks(`${text.slice(0, 80)}\n`.repeat(text.length / 80)),
  senderName,
  mismatchedHost: (text) => mismatchedHost(text, 'https://example.org/'),
  splitSender: (text) => splitSender(`"${text}" <a@example.org>`),
  'findTrick, of a name': (text) => findTrick(text, 'example.org'),
  'findTrick, of a domain': (text) => findTrick('', `${text}.example.org`),
  decodeLabel,
  readLook: (text) => readLook(root(text), text),
};

/** The same for every reader, and each takes a small part of it. A pattern that reads its text again takes seconds. */
const ALLOWED_MS = 400;

it.each(Object.keys(readers))('%s reads hostile text once', (reader) => {
  for (const [name, run] of Object.entries(runs))
    expect(
      threadTime(() => readers[reader]!(run(150_000))),
      name,
    ).toBeLessThan(ALLOWED_MS);
});
