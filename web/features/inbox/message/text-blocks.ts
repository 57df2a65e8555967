/**
 * A part of a plain text. `flow`: a paragraph whose line breaks only kept its lines short. `lines`: its line breaks count.
 * `grid`: code, a table or a drawing, whose columns count too. `quote`: what somebody else wrote, without its marks.
 */
export type TextBlock =
  | { kind: 'flow' | 'lines' | 'grid'; text: string }
  | { kind: 'quote'; text: string; lines: number };

/** The rest of a text with more parts is shown as it is. */
const MAX_BLOCKS = 1000;
/** Programs break lines at 60 to 80 characters. Shorter and longer lines were broken by somebody. */
const MIN_WRAP = 50;
const MAX_WRAP = 90;

const QUOTE = /^>/;
/** Indented, or with columns: blanks or a tab between words, characters for drawing, or what ends a line of code. */
const GRID = /^(?: {4}|\t)|\S(?: {3}|\t)|[|+=_~#*─-╿▀-▟-]{4}|^ {0,3}[|+]|[{}]$|\);$/;
/** Wider lines have no columns that anybody could see. */
const MAX_GRID = 200;
/** An item of a list, or a line that stands for itself. */
const ITEM = /^\s*(?:[-*•–+]|\d{1,3}[.)]|[a-z]\))\s/i;
const SIGNATURE = '-- ';

/** Splits a plain text into its parts. Empty lines belong to the part above them. Every line is read once. */
export function splitBlocks(text: string): TextBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: TextBlock[] = [];
  let at = 0;
  while (at < lines.length && blocks.length < MAX_BLOCKS) {
    const start = at;
    if (QUOTE.test(lines[at]!)) {
      while (at < lines.length && QUOTE.test(lines[at]!)) at++;
      const quoted = lines.slice(start, at).map((line) => line.replace(/^> ?/, ''));
      blocks.push({ kind: 'quote', text: quoted.join('\n'), lines: quoted.length });
      continue;
    }
    // A signature goes on to the end of the text, or to what is quoted below it.
    const isSignature = lines[at] === SIGNATURE;
    do at++;
    while (at < lines.length && !QUOTE.test(lines[at]!) && (isSignature || !startsBlock(lines, at)));
    const block = lines.slice(start, at);
    const kind = isSignature ? 'lines' : kindOf(block);
    blocks.push({ kind, text: kind === 'flow' ? join(block) : block.join('\n') });
  }
  if (at < lines.length) blocks.push({ kind: 'lines', text: lines.slice(at).join('\n') });
  return blocks;
}

/** After an empty line, before an item of a list, and where a signature begins. */
function startsBlock(lines: string[], at: number): boolean {
  const line = lines[at]!;
  if (line === SIGNATURE) return true;
  if (!line.trim()) return false;
  return !lines[at - 1]!.trim() || ITEM.test(line);
}

function kindOf(lines: string[]): 'flow' | 'lines' | 'grid' {
  const words = lines.map((line) => line.trimEnd()).filter(Boolean);
  const width = words.reduce((most, { length }) => Math.max(most, length), 0);
  if (width <= MAX_GRID && words.some((line) => GRID.test(line))) return 'grid';
  return isWrapped(words, width) ? 'flow' : 'lines';
}

/** Whether a program broke these lines: each is as full as it can be, because the next word would not have fitted. */
function isWrapped(lines: string[], width: number): boolean {
  if (lines.length < 2 || width < MIN_WRAP || width > MAX_WRAP) return false;
  return lines
    .slice(0, -1)
    .every((line, nth) => line.length + 1 + firstWord(lines[nth + 1]!).length > width && line.includes(' '));
}

const firstWord = (line: string) => line.trimStart().split(' ', 1)[0]!;

/** One line, and the empty lines after it. */
function join(lines: string[]): string {
  const words = lines.filter((line) => line.trim());
  const after = lines.length - words.length;
  return words.map((line, nth) => (nth ? line.trim() : line.trimEnd())).join(' ') + '\n'.repeat(after);
}
