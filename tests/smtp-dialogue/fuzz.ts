import { createRandom, randomDialogue } from './random-dialogue.ts';
import { cut, talk } from './talk.ts';

const REPLIES = /^(\d{3}[ -]\P{Cc}*\r\n)+$/u;

/**
 * Sends random dialogues. Throws with the seed and the bytes if one hangs, crashes, gets a malformed reply or more replies
 * than commands, or depends on how its bytes are split or when the client closes its side.
 */
export async function fuzzDialogues({ count, seed }: { count: number; seed: number }) {
  for (let nth = 0; nth < count; nth++) {
    const random = createRandom(seed + nth);
    const bytes = randomDialogue(random);
    const cuts = Array.from({ length: random.below(8) }, () => random.below(bytes.length + 1));
    const pieces = random.below(10)
      ? cut(
          bytes,
          cuts.sort((a, b) => a - b),
        )
      : [...bytes].map((byte) => Buffer.of(byte));
    try {
      const whole = await talk([[bytes]]);
      const split = await talk([pieces]);
      check(whole.replies === split.replies, `other replies when split: ${split.replies}`);
      check(JSON.stringify(whole.mails) === JSON.stringify(split.mails), 'other mails when split');
      const closed = await talk([[bytes]], { closesAtOnce: true });
      check(JSON.stringify(closed) === JSON.stringify(whole), `other replies at once: ${closed.replies}`);
      check(REPLIES.test(whole.replies), `malformed: ${whole.replies}`);
      const lines = bytes.toString('latin1').split('\n').length;
      // One greeting, and at most two replies to a line: to it and at the end of a mail.
      const replies = whole.replies.match(/^\d{3} /gm)!.length;
      check(replies <= lines + 1, `${replies} replies to ${lines} lines`);
    } catch (error) {
      throw new Error(`seed ${seed + nth}: ${JSON.stringify(bytes.toString('latin1'))}`, { cause: error });
    }
  }
}

function check(isRight: boolean, problem: string) {
  if (!isRight) throw new Error(problem);
}
