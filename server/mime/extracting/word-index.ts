import { foldForWords } from './fold.ts';
import { type Word, wordsOf } from './folded-words.ts';
import type { Languages } from './languages.ts';
import type { WordKind } from './word-lists.ts';

export type Hit = { kind: WordKind; start: number; end: number; language: string };
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

export type FindWords = (text: string, languages: Languages) => Hit[];

/** Finds the words of some kinds in a text, in one pass. If words overlap, the first one wins, and of those the longest. */
export function createWordIndex(kinds: WordKind[]): FindWords {
  const words = wordsOf(kinds).sort((a, b) => b.text.length - a.text.length);
  const atStart = groupWords(words);
  const inside = groupWords(words.filter((word) => word.inside));

  return (folded, languages) => {
    const text = foldForWords(folded);
    const hits: Hit[] = [];
    let at = 0;
    let startsWord = true;
    while (at < text.length) {
      const groups = startsWord ? atStart : inside;
      const word =
        wordAt(text, at, groups.long[longGroupAt(text, at)], startsWord, languages) ??
        wordAt(text, at, groups.short[shortGroupAt(text, at)], startsWord, languages);
      if (word)
        hits.push({ kind: word.kind, start: at, end: at + word.text.length, language: word.language });
      at += word?.text.length ?? 1;
      startsWord = !isWordCharacter(text, at - 1);
    }
    return hits;
  };
}

function wordAt(
  text: string,
  at: number,
  group: Word[] | undefined,
  startsWord: boolean,
  languages: Languages,
): Word | undefined {
  if (group === undefined) return undefined;
  for (const word of group) if (isAt(text, at, word) && counts(word, startsWord, languages)) return word;
  return undefined;
}

/** Comparing every position with every word would be slow, so words are grouped by their first letters. */
type Groups = { long: Group[]; short: Group[] };
type Group = Word[] | undefined;
const LONG_GROUPS = 2 ** 14;
const SHORT_GROUPS = 2 ** 10;
/** Two letters would not be enough: too many words share them. */
const LONG = 3;

const longGroupAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 66_049 + (text.charCodeAt(at + 1) || 0) * 257 + (text.charCodeAt(at + 2) || 0)) %
  LONG_GROUPS;
const shortGroupAt = (text: string, at: number) => text.charCodeAt(at) % SHORT_GROUPS;

function groupWords(words: Word[]): Groups {
  const long: Group[] = new Array(LONG_GROUPS).fill(undefined);
  const short: Group[] = new Array(SHORT_GROUPS).fill(undefined);
  for (const word of words) {
    if (word.text.length >= LONG) add(long, longGroupAt(word.text, 0), word);
    else add(short, shortGroupAt(word.text, 0), word);
  }
  return { long, short };
}

function add(groups: Group[], at: number, word: Word): void {
  groups[at] ??= [];
  groups[at].push(word);
}

/** Only Latin words depend on the language of the mail: other scripts are used by few languages. */
function counts({ text, local, language }: Word, startsWord: boolean, languages: Languages): boolean {
  if (languages === null || language === 'en' || languages.has(language)) return true;
  return !isLatin(text) || (startsWord && !local);
}

function isAt(text: string, at: number, { text: word, closed }: Word): boolean {
  if (!text.startsWith(word, at)) return false;
  const end = at + word.length;
  return !closed || end === text.length || !isWordCharacter(text, end);
}

/** Compares character codes where it can, because it is called for every position of a text. */
function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0x80) return WORD_CHARACTER.test(text[at]!);
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

function isLatin(text: string): boolean {
  return text.charCodeAt(0) < 0x0250;
}
