import { expect, test } from 'vitest';
import { testSeed } from '../support/test-seed.ts';
import { fuzzDialogues } from './fuzz.ts';
import { readDialogues } from './read-dialogues.ts';
import { cut, talk } from './talk.ts';

test.each(readDialogues().map((one) => [one.title, one] as const))(
  '%s: wherever the bytes are split, replies and mails are the same',
  async (_title, { segments, replies, mails }) => {
    const longest = Math.max(...segments.map((bytes) => bytes.length));
    for (let at = 1; at < longest; at++) {
      const found = await talk(segments.map((bytes) => cut(bytes, [Math.min(at, bytes.length)])));
      expect({ replies: found.replies, mails: found.mails }).toEqual({ replies, mails });
    }
  },
);

test('random dialogues neither crash nor hang, and splitting them changes nothing', async () => {
  await fuzzDialogues({ count: 3_000, seed: testSeed() });
});
