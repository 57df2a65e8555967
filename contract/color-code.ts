import { escapeHtml } from './escape-html.ts';

/** The parts of a code sample that have a color of their own. */
type Kind = 'comment' | 'string' | 'keyword';
export type CodePiece = { text: string; kind?: Kind };

/**
 * Good enough for the samples on our pages: TypeScript, JSON and shell. Names of JSON properties count as keywords. A
 * comment starts a line or follows a space, which the // of a URL does not.
 */
const PIECES =
  /(?<comment>(?<=^|\s)(?:\/\/|#).*$)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<keyword>(?<![\w.$-])(?:as|async|await|class|const|curl|else|export|extends|false|for|from|function|if|import|jq|let|new|null|return|true|type)(?![\w:=-]))/gm;

/** Cuts a code sample into pieces, in order and without losing a character. */
export function colorCode(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let done = 0;
  for (const { 0: text, index, groups } of code.matchAll(PIECES)) {
    if (index > done) pieces.push({ text: code.slice(done, index) });
    done = index + text.length;
    const isName = groups?.string && /^\s*:/.test(code.slice(done));
    pieces.push({
      text,
      kind: groups?.comment ? 'comment' : groups?.string && !isName ? 'string' : 'keyword',
    });
  }
  if (done < code.length) pieces.push({ text: code.slice(done) });
  return pieces;
}

/** The same as HTML. The style sheet has the colors. */
export const colorCodeHtml = (code: string): string =>
  colorCode(code)
    .map(({ text, kind }) =>
      kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
