import { type Content, createBlock, MAX_BLOCKS, MAX_LINKS, MAX_TEXT, URL_MARK } from './block.ts';
import { takeUrls } from './find-urls.ts';
import { fold } from './fold.ts';

/** The label of a URL is the text before it on its line, up to this many characters. */
const MAX_LABEL = 120;

/** Lines of at least this length may have been wrapped. */
const WRAPPED = 55;

/** Reads plain text: each line is a block, and wrapped lines are joined again. */
export function readText(source: string): Content {
  const content: Content = { blocks: [], links: [] };
  // Only folding takes time, and URLs may be longer than the text around them.
  const { text, urls } = takeUrls(source.slice(0, 4 * MAX_TEXT));
  for (const line of linesOf(text.slice(0, MAX_TEXT))) {
    if (content.blocks.length >= MAX_BLOCKS) break;
    const block = createBlock();
    block.text = line;
    block.index = content.blocks.length;
    content.blocks.push(block);
  }
  addLinks(content, urls);
  return content;
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let wrapped = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = fold(raw.replace(/^[\s>]+/, '')).trim();
    // Only prose is wrapped: the next line begins with a lower-case letter and has several words.
    if (wrapped && /^[\p{Ll}\p{Lo}(]\S* \S/u.test(line)) lines[lines.length - 1] += ` ${line}`;
    else if (line !== '') lines.push(line);
    wrapped = line.length >= WRAPPED && !line.endsWith(':');
  }
  return lines;
}

function addLinks(content: Content, urls: string[]): void {
  let next = 0;
  for (const block of content.blocks) {
    for (let at = block.text.indexOf(URL_MARK); at >= 0; at = block.text.indexOf(URL_MARK, at + 1)) {
      const url = urls[next++];
      if (url === undefined || content.links.length >= MAX_LINKS) return;
      const before = block.text.slice(Math.max(0, at - MAX_LABEL), at);
      const label = before.slice(before.lastIndexOf(URL_MARK) + 1).replace(/[\s:<([{"'*-]+$/, '');
      content.links.push({ url, page: url, label, block, start: at, button: false });
    }
  }
}
