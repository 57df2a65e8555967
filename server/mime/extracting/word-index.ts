import { fold, foldForWords } from './fold.ts';
import { WORDS, type WordKind } from './words.ts';

export type Hit = { kind: WordKind; start: number; end: number; language: string };
type Word = { text: string; kind: WordKind; inside: boolean; closed: boolean; language: string };

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Finds the words of some kinds in a text, in one pass. Of words that overlap, the longest that starts first wins. */
export function createWordIndex(kinds: WordKind[]): (text: string) => Hit[] {
  const byStart = new Map<string, Word[]>();
  for (const word of wordsOf(kinds)) {
    const key = word.text.slice(0, 2);
    byStart.set(key, [...(byStart.get(key) ?? []), word]);
  }
  for (const words of byStart.values()) words.sort((a, b) => b.text.length - a.text.length);

  return (folded) => {
    const text = foldForWords(folded);
    const hits: Hit[] = [];
    let at = 0;
    while (at < text.length) {
      const word = longestAt(text, at, byStart.get(text.slice(at, at + 2)));
      if (!word) {
        at++;
        continue;
      }
      hits.push({ kind: word.kind, start: at, end: at + word.text.length, language: word.language });
      at += word.text.length;
    }
    return hits;
  };
}

function longestAt(text: string, at: number, words: Word[] | undefined): Word | undefined {
  if (!words) return undefined;
  const startsWord = at === 0 || !WORD_CHARACTER.test(text[at - 1]!);
  return words.find((word) => {
    if (!word.inside && !startsWord) return false;
    if (!text.startsWith(word.text, at)) return false;
    const next = text[at + word.text.length];
    return !word.closed || next === undefined || !WORD_CHARACTER.test(next);
  });
}

function wordsOf(kinds: WordKind[]): Word[] {
  const found: Word[] = [];
  for (const [language, lists] of Object.entries(WORDS)) {
    for (const kind of kinds) {
      for (const entry of lists[kind]?.split(',') ?? []) found.push(readWord(entry.trim(), kind, language));
    }
  }
  return found;
}

function readWord(entry: string, kind: WordKind, language: string): Word {
  const starred = entry.startsWith('*');
  const closedByMark = entry.endsWith('=');
  const bare = entry.slice(starred ? 1 : 0, closedByMark ? -1 : undefined);
  const text = foldForWords(fold(bare)).trim();
  const continuous = isContinuousScript(text.charCodeAt(0));
  // Few letters at the start of a longer word are mostly a coincidence.
  const short = text.length <= (continuous ? 2 : 3) && !isIdeographic(text.charCodeAt(0)) && !starred;
  return {
    text,
    kind,
    language,
    inside: (starred || continuous) && !short,
    closed: closedByMark || short,
  };
}

/** Scripts that write no blanks between words, or attach prefixes: everything from Hebrew on, but for Georgian and Greek. */
function isContinuousScript(code: number): boolean {
  return code >= 0x0590 && !(code >= 0x10a0 && code <= 0x10ff) && !(code >= 0x1c80 && code <= 0x1fff);
}

function isIdeographic(code: number): boolean {
  return code >= 0x0e00;
}
