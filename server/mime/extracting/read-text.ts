import { type Content, createBlock, MAX_BLOCKS, MAX_LINKS, MAX_TEXT, URL_MARK } from './block.ts';
import { takeUrls } from './find-urls.ts';
import { fold } from './fold.ts';

/** Text in front of an address on its line is its label, as far as this many characters. */
const MAX_LABEL = 120;

/** Reads plain text: every line that is not empty is a block. */
export function readText(source: string): Content {
  const content: Content = { blocks: [], links: [] };
  // Only the folding costs time; addresses may be longer than the text around them.
  const { text, urls } = takeUrls(source.slice(0, 4 * MAX_TEXT));
  let nextUrl = 0;
  for (const line of text.slice(0, MAX_TEXT).split(/\r\n|\r|\n/)) {
    const folded = fold(line.replace(/^[\s>]+/, '')).trim();
    if (folded === '') continue;
    if (content.blocks.length >= MAX_BLOCKS) break;
    const block = createBlock();
    block.text = folded;
    block.index = content.blocks.length;
    content.blocks.push(block);
    for (let at = folded.indexOf(URL_MARK); at >= 0; at = folded.indexOf(URL_MARK, at + 1)) {
      const url = urls[nextUrl++];
      if (url === undefined || content.links.length >= MAX_LINKS) continue;
      const before = folded.slice(Math.max(0, at - MAX_LABEL), at);
      const label = before.slice(before.lastIndexOf(URL_MARK) + 1).replace(/[\s:<([{"'*-]+$/, '');
      content.links.push({ url, label, block, start: at, button: false });
    }
  }
  return content;
}
