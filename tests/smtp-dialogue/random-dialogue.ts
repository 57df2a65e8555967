import { readDialogues } from './read-dialogues.ts';

const corpus = readDialogues().map(({ segments }) =>
  Buffer.concat(segments)
    .toString('latin1')
    .split(/(?<=\n)/),
);
const words = [
  ...[
    'EHLO x\r\n',
    'HELO y\r\n',
    'helo\r\n',
    'RSET\r\n',
    'NOOP\r\n',
    'NOOP\n',
    'VRFY a\r\n',
    'HELP\r\n',
    '\r\n',
  ],
  ...['MAIL FROM:<a@example.org>\r\n', 'MAIL FROM:<>\r\n', 'MAIL FROM:<a@example.org> SIZE=5\r\n'],
  ...['RCPT TO:<one@mayfly.test>\r\n', 'RCPT TO:<two@mayfly.test>\r\n', 'RCPT TO:<no@mayfly.test>\r\n'],
  ...[
    'DATA\r\n',
    '.\r\n',
    '..\r\n',
    '.\n',
    '\r.\r',
    'text\r\n',
    'refuse me\r\n',
    '\0\r\n',
    'BDAT 3 LAST\r\nabc',
  ],
];
const bytes = ['\r', '\n', '.', '\r\n.\r\n', ' ', ':', '<', '>', '@', '"', '=', '\0', '\x80', 'A', '\t'];

/** A small random generator: the same seed gives the same dialogues. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}
export type Random = ReturnType<typeof createRandom>;

/** Lines of the written dialogues and other commands in any order, with a few of their bytes changed. */
export function randomDialogue({ below, pick }: Random, without = /^$/): Buffer {
  const lines = below(2) ? [...pick(corpus)] : ['HELO x\r\n'];
  for (let change = below(6); change > 0; change--) {
    const at = below(lines.length + 1);
    if (below(4) === 0) lines.splice(at, 1 + below(3));
    else lines.splice(at, below(2), below(5) ? pick(words) : pick(pick(corpus)));
  }
  for (let mail = below(3); mail > 0; mail--)
    lines.push(
      'MAIL FROM:<a@example.org>\r\n',
      'RCPT TO:<one@mayfly.test>\r\n',
      'DATA\r\n',
      pick(words),
      '\r\n.\r\n',
    );
  let text = lines.filter((line) => !without.test(line)).join('');
  for (let change = below(4); change > 0; change--) {
    const at = below(text.length + 1);
    text = text.slice(0, at) + (below(2) ? pick(bytes) : '') + text.slice(at + below(2));
  }
  return Buffer.from(text, 'latin1');
}
