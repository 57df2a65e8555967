import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FALSE_ENDS } from '#tests/support/false-ends.ts';
import { stuffed } from '#tests/support/smtp-client.ts';
import { readData } from './read-data.ts';

/** Reads the pieces as a connection would; returns what was read as the mail, and what is left for commands. */
function read(pieces: Buffer[]) {
  const mail: Buffer[] = [];
  let waiting = Buffer.alloc(0);
  let atStart = true;
  let isEnded = false;
  for (const piece of pieces) {
    waiting = Buffer.concat([waiting, piece]);
    if (isEnded || !waiting.length) continue;
    const found = readData(waiting, atStart);
    mail.push(found.mail);
    atStart &&= found.next === 0;
    isEnded = found.ended;
    waiting = waiting.subarray(found.next);
  }
  return isEnded
    ? { mail: Buffer.concat(mail).toString('latin1'), rest: waiting.toString('latin1') }
    : { mail: null, rest: null };
}

const cut = (bytes: Buffer, at: number[]) => {
  const edges = [0, ...at, bytes.length];
  return edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
};

const nasty = [
  '',
  '\r\n',
  '.\r\n',
  '..\r\n',
  'a\r\n.\r\n',
  '.a\r\n',
  'a\r\n..b\r\n',
  'a\n.\nb\r\n',
  'a\r.\rb\r\n',
  'a\n.\r\nb\r\n',
  'a\r.\r\nb\r\n',
  'a\r\n.\nb\r\n',
  'a\r\n.\rb\r\n',
  'a\r\n.\r\rb\r\n',
  'a\r\r\n.\r\nb\r\n',
  '\n.\r\n',
  '\r.\r\n',
  '\r\r\n',
  'x\r\n.\r\n.\r\n..\r\n',
  '\0\r\0\n.\0\r\n',
];

describe('the end of DATA', () => {
  test.each(nasty.map((text) => [JSON.stringify(text), text]))(
    '%s is stored as sent, wherever it is split',
    (_name, text) => {
      const sent = Buffer.concat([stuffed(text), Buffer.from('NEXT\r\n')]);
      const check = (pieces: Buffer[]) => expect(read(pieces)).toEqual({ mail: text, rest: 'NEXT\r\n' });
      check([...sent].map((byte) => Buffer.of(byte)));
      for (let one = 0; one <= sent.length; one++)
        for (let two = one; two <= sent.length; two++) check(cut(sent, [one, two]));
    },
  );

  test.each([...FALSE_ENDS, '\r\n. \r\n'])('is not %j', (end) => {
    const smuggled = Buffer.from(`text${end}MAIL FROM:<x@y>\r\n`);
    for (let at = 0; at <= smuggled.length; at++) expect(read(cut(smuggled, [at])).mail).toBeNull();
  });

  test('is found for any mail, wherever it is split', () => {
    const alphabet = fc.constantFrom('\r', '\n', '.', '\r\n', '\r\n.', 'a', '\0');
    const text = fc.array(alphabet, { maxLength: 30 }).map((parts) => `${parts.join('')}\r\n`);
    fc.assert(
      fc.property(text, fc.array(fc.nat(80), { maxLength: 8 }), (mail, cuts) => {
        const sent = Buffer.concat([stuffed(mail), Buffer.from('NEXT\r\n')]);
        const at = cuts.map((cutAt) => Math.min(cutAt, sent.length)).sort((a, b) => a - b);
        expect(read(cut(sent, at))).toEqual({ mail, rest: 'NEXT\r\n' });
      }),
      { numRuns: 500 },
    );
  });
});
