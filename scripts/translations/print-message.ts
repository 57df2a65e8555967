/** A piece of a text: words, a value, words that a component wraps (a link), or words that depend on a value. */
export type Piece =
  | string
  | { value: string }
  | { tag: string; pieces: Piece[] }
  | { choice: 'plural' | 'select'; value: string; cases: [name: string, pieces: Piece[]][] };

/** Stands for an apostrophe until it is known what follows it. */
const APOSTROPHE = '\uE000';

/** Writes a text as an ICU message: `{count, plural, one {{count} link} other {{count} links}}`. */
export const printMessage = (pieces: Piece[]): string =>
  print(pieces, false)
    // An apostrophe quotes what follows it if that could be syntax. Two are always one.
    .replace(/\uE000(?=[{}<>#'\uE000])/g, "''")
    .replaceAll(APOSTROPHE, "'");

function print(pieces: Piece[], inPlural: boolean): string {
  return pieces.map((piece) => printPiece(piece, inPlural)).join('');
}

function printPiece(piece: Piece, inPlural: boolean): string {
  if (typeof piece === 'string') {
    const quoted = piece.replaceAll("'", APOSTROPHE).replace(/[{}]+|<(?=[a-zA-Z/])/g, "'$&'");
    return inPlural ? quoted.replaceAll('#', "'#'") : quoted;
  }
  if ('tag' in piece) return `<${piece.tag}>${print(piece.pieces, inPlural)}</${piece.tag}>`;
  if (!('choice' in piece)) return `{${piece.value}}`;
  const cases = piece.cases.map(([name, pieces]) => `${name} {${print(pieces, piece.choice === 'plural')}}`);
  return `{${piece.value}, ${piece.choice}, ${cases.join(' ')}}`;
}
