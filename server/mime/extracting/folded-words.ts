import { fold, foldForWords } from './fold.ts';
import { LANGUAGES, readLists, type WordKind, type WordLists } from './word-lists.ts';

/** A word as mails are searched for it. */
export type Word = {
  text: string;
  kind: WordKind;
  inside: boolean;
  closed: boolean;
  language: string;
  /** It is often part of other words, so it counts only in mails in its language. */
  local: boolean;
};

/** Words up to this length are local: "let" means flight in Czech, "safari" means journey in Swahili. */
const LOCAL: Partial<Record<WordKind, number>> = {
  otherNumber: 7,
  offer: 7,
  scam: 7,
  visit: 7,
  ordinary: 7,
  refuse: 7,
  security: 5,
  enter: 7,
  verify: 5,
  // "Password" alone means a new one in Italian mails, but not in English ones.
  reset: 8,
  login: 5,
  invite: 5,
  join: 5,
};

/** Each list is folded once, and the indexes share its words. */
const folded = LANGUAGES.map((language) => foldLists(language, readLists(language)));

export const wordsOf = (kinds: WordKind[]): Word[] =>
  folded.flatMap((lists) => kinds.flatMap((kind) => lists[kind] ?? []));

function foldLists(language: string, lists: WordLists) {
  // Folding all words at once takes much less time than folding each word.
  const entries = foldForWords(fold(Object.values(lists).flat().join('|'))).split('|');
  const read: Partial<Record<WordKind, Word[]>> = {};
  let at = 0;
  for (const [kind, { length }] of Object.entries(lists) as Array<[WordKind, string[]]>) {
    read[kind] = entries.slice(at, at + length).map((entry) => readWord(entry, kind, language));
    at += length;
  }
  return read;
}

function readWord(entry: string, kind: WordKind, language: string): Word {
  const starred = entry.startsWith('*');
  const closedByMark = entry.endsWith('=');
  const text = entry.slice(starred ? 1 : 0, closedByMark ? -1 : undefined);
  const continuous = isContinuousScript(text.charCodeAt(0));
  // If a longer word begins with these few letters, that is usually a coincidence.
  const short = text.length <= (continuous ? 2 : 3) && !isIdeographic(text.charCodeAt(0)) && !starred;
  return {
    text,
    kind,
    language,
    inside: (starred || continuous) && !short,
    closed: closedByMark || short,
    local: text.length <= (LOCAL[kind] ?? 0),
  };
}

/** Scripts without spaces between words, or with prefixes: everything from Hebrew on except Georgian and Greek. */
function isContinuousScript(code: number): boolean {
  return code >= 0x0590 && !(code >= 0x10a0 && code <= 0x10ff) && !(code >= 0x1c80 && code <= 0x1fff);
}

function isIdeographic(code: number): boolean {
  return code >= 0x0e00;
}
