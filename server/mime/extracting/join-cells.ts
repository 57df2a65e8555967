import type { Block } from './block.ts';

/** The lengths of codes that are joined. */
const MIN_CELLS = 4;
const MAX_CELLS = 12;

/** Joins neighboring blocks of one letter or digit each, because some mails show a code with a box per character. */
export function joinCells(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    let end = at;
    let text = '';
    while (end < blocks.length) {
      const piece = blocks[end]!.text;
      if (/^[A-Za-z0-9]$/.test(piece)) text += piece;
      else if (text === '' || !/^[-·•.]$/.test(piece)) break;
      end++;
    }
    if (isSplitInHalf(blocks, at)) {
      joined.push({ ...blocks[at]!, text: blocks[at]!.text + blocks[at + 1]!.text, joined: true });
      at += 2;
    } else if (text.length >= MIN_CELLS && text.length <= MAX_CELLS) {
      joined.push({ ...blocks[at]!, text, joined: true });
      at = end;
    } else if (text !== '') {
      for (; at < end; at++) joined.push(blocks[at]!);
    } else joined.push(blocks[at++]!);
  }
  for (const [index, block] of joined.entries()) block.index = index;
  return joined;
}

/** Two boxes with three digits each, and no other number next to them. */
function isSplitInHalf(blocks: Block[], at: number): boolean {
  const half = /^\d{3}$/;
  if (!half.test(blocks[at]!.text) || !half.test(blocks[at + 1]?.text ?? '')) return false;
  return !/^\d/.test(blocks[at + 2]?.text ?? '') && !/^\d+$/.test(blocks[at - 1]?.text ?? '');
}
