import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { MAX_SUMMARY, readSummary, type StoredSummary, writeSummary } from './stored-summary.ts';

const plain: StoredSummary = {
  from: { name: 'Ann', address: 'ann@example.org' },
  to: 'you+shop@mayfly.test',
  subject: 'Hello',
  snippet: 'Short',
  messageId: '<one@example.org>',
  contentType: 'text',
  hasAttachments: false,
  attachmentSize: 0,
  textSize: 5,
  lightOutline: true,
  steps: { tls: 12, rcpt: 20, data: 21, end: 30 },
  tls: 'TLSv1.3',
  body: { key: Buffer.alloc(32, 255).toString('base64'), pieces: 0 },
};

test('an ordinary summary is kept whole', () => {
  expect(readSummary(writeSummary(plain))).toEqual(plain);
});

test('a summary never takes more than 4 KB, however long its texts are', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 1000 }),
    fc
      .constantFrom('漢', '"', '\\', '😀', '\u0001', 'e\u0301')
      .chain((unit) => fc.integer({ min: 0, max: 1000 }).map((count) => unit.repeat(count))),
  );
  fc.assert(
    fc.property(text, text, text, text, text, text, (name, address, to, subject, snippet, messageId) => {
      const summary = { ...plain, from: { name, address }, to, subject, snippet, messageId };
      const bytes = writeSummary(summary);
      expect(bytes.length).toBeLessThanOrEqual(MAX_SUMMARY);
      const read = readSummary(bytes);
      expect(read.body).toEqual(plain.body);
      expect(subject.startsWith(read.subject)).toBe(true);
      if (subject.isWellFormed()) expect(read.subject.isWellFormed()).toBe(true);
    }),
    { numRuns: 100 },
  );
});
