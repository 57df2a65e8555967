import { describe, expect, test } from 'vitest';
import { smtpLimits } from '#server/smtp/limits.ts';
import { testSeed } from '../support/test-seed.ts';
import { fuzzDialogues } from './fuzz.ts';
import { talkToLibrary } from './library.ts';
import { createRandom, randomDialogue } from './random-dialogue.ts';
import { readDialogues } from './read-dialogues.ts';
import { cut, talk } from './talk.ts';

const dialogues = readDialogues();
const lengthOf = ({ segments }: (typeof dialogues)[number]) =>
  Math.max(...segments.map((bytes) => bytes.length));
const longest = new Set(dialogues.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 3));

describe.each(dialogues.map((one) => [one.title, one] as const))('%s', (_title, written) => {
  const { segments, replies, mails } = written;

  test('the replies and the stored mails are as written', async () => {
    const found = await talk(segments.map((bytes) => [bytes]));
    expect({ replies: found.replies, mails: found.mails }).toEqual({ replies, mails });
  });

  test('they do not depend on how the bytes are split', async () => {
    const check = async (pieces: Buffer[][]) => {
      const found = await talk(pieces);
      expect({ replies: found.replies, mails: found.mails }).toEqual({ replies, mails });
    };
    await check(segments.map((bytes) => [...bytes].map((byte) => Buffer.of(byte))));
    // The full level splits all of them everywhere.
    if (!longest.has(written)) return;
    for (let at = 1; at < lengthOf(written); at++)
      await check(segments.map((bytes) => cut(bytes, [Math.min(at, bytes.length)])));
  });
});

test('the recipients of one packet are looked up together, and its replies are sent together', async () => {
  const packet =
    'HELO x\r\nMAIL FROM:<>\r\nRCPT TO:<one@mayfly.test>\r\nRCPT TO:<two@mayfly.test>\r\nDATA\r\n';
  const { writes, expected } = await talk([[Buffer.from(packet), Buffer.from('x\r\n.\r\n')]]);
  // The greeting, the commands, the mail.
  expect(writes).toBe(3);
  expect(expected).toEqual(['two@mayfly.test']);
});

test.each([
  ['QUIT\r\n', true],
  // Closing with unread input could take the reply away from the client.
  ['QUIT\r\nNOOP\r\n', false],
  [`NOOP ${'x'.repeat(5_000)}\r\n`, false],
])('a client is only waited for if it may send more: %j', async (packet, isHungUp) => {
  expect(await talk([[Buffer.from(packet)]])).toMatchObject({ isHungUp });
});

test.each([
  ['a line', 'EHLO early\r\n'],
  ['half a line', 'EHLO ear'],
  ['a line without an end', 'x'.repeat(5_000)],
])('whoever has sent %s before the greeting gets none', async (_what, text) => {
  for (const closesAtOnce of [false, true]) {
    const { replies } = await talk([[Buffer.from('NOOP\r\n')]], { early: Buffer.from(text), closesAtOnce });
    expect(replies).toMatch(/^421 [^\n]*\n$/);
  }
});

test('random dialogues neither crash nor hang, and splitting them changes nothing', async () => {
  await fuzzDialogues({ count: 300, seed: testSeed() });
});

describe('smtp-server', () => {
  /** What we do on purpose in another way: see docs/decisions/018-own-smtp-dialogue.md. */
  const ours = /STARTTLS|REQUIRETLS|"|_|\n\.\.|WIZ|SHELL|KILL/;
  /** The library does not count errors. */
  const unlimited = { ...smtpLimits, errors: 1_000 };
  /** Ends a mail and the connection, whatever came before. */
  const end = '\r\n.\r\nQUIT\r\n';

  test('gives the same replies and the same mails', async () => {
    const random = createRandom(testSeed());
    const written = readDialogues().map(({ segments }) => segments[0]!.toString('latin1'));
    const texts = written.filter((text) => !ours.test(text));
    while (texts.length < 200) {
      const text = randomDialogue(random, ours).toString('latin1');
      if (!ours.test(text)) texts.push(text);
    }
    const comparable = texts.map((text) => Buffer.from(text + end, 'latin1'));
    await Promise.all(
      comparable.map(async (bytes) => {
        const [{ replies, mails }, library] = [
          await talk([[bytes]], { limits: unlimited }),
          await talkToLibrary(bytes),
        ];
        const text = JSON.stringify(bytes.toString('latin1'));
        expect([text, { replies, mails }]).toEqual([text, library]);
      }),
    );
  });
});
