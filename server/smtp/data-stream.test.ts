import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stuffed } from '#tests/support/smtp-client.ts';
import { DataStream } from './data-stream.ts';

/** Feeds the pieces as a socket would; returns what was read as the mail, and what as commands. */
async function read(pieces: Buffer[]) {
  const parser = new DataStream({ maxCommandLength: 10_000 } as never);
  const commands: string[] = [];
  let mail: Buffer | null = null;
  parser.oncommand = (command, next) => {
    commands.push(command.toString('latin1'));
    next?.();
  };
  const data = parser.startDataMode();
  const parts: Buffer[] = [];
  data.on('data', (part: Buffer) => parts.push(part));
  data.on('end', () => {
    mail = Buffer.concat(parts);
    parser.continue();
  });
  for (const piece of pieces) await new Promise((resolve) => parser.write(piece, resolve));
  await turn();
  return { mail: mail as Buffer | null, commands };
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
    async (_name, text) => {
      const sent = Buffer.concat([stuffed(text), Buffer.from('NEXT\r\n')]);
      const expected = { mail: text, commands: ['NEXT'] };
      const check = async (pieces: Buffer[]) => {
        const { mail, commands } = await read(pieces);
        expect({ mail: mail?.toString('latin1'), commands }).toEqual(expected);
      };
      await check([...sent].map((byte) => Buffer.of(byte)));
      for (let one = 0; one <= sent.length; one++)
        for (let two = one; two <= sent.length; two++) await check(cut(sent, [one, two]));
    },
  );

  test.each([
    '\n.\n',
    '\r.\r',
    '\n.\r\n',
    '\r\n.\n',
    '\r\n.\r',
    '\r.\r\n',
    '\r\n.\r\r\n',
    '\r\n\0.\r\n',
    '\r\n. \r\n',
    '\n\r.\r\n',
  ])('is not %j', async (end) => {
    const smuggled = Buffer.from(`text${end}MAIL FROM:<x@y>\r\n`);
    for (let at = 0; at <= smuggled.length; at++) {
      const { mail, commands } = await read(cut(smuggled, [at]));
      expect({ mail, commands }).toEqual({ mail: null, commands: [] });
    }
  });

  test('is found for any mail, wherever it is split', async () => {
    const alphabet = fc.constantFrom('\r', '\n', '.', '\r\n', '\r\n.', 'a', '\0');
    const text = fc.array(alphabet, { maxLength: 30 }).map((parts) => `${parts.join('')}\r\n`);
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(80), { maxLength: 8 }), async (mail, cuts) => {
        const sent = Buffer.concat([stuffed(mail), Buffer.from('NEXT\r\n')]);
        const at = cuts.map((cutAt) => Math.min(cutAt, sent.length)).sort((a, b) => a - b);
        const result = await read(cut(sent, at));
        expect(result.mail?.toString('latin1')).toBe(mail);
        expect(result.commands).toEqual(['NEXT']);
      }),
      { numRuns: 500 },
    );
  });
});
