import type { Content } from './block.ts';
import { foldForWords } from './fold.ts';
import { wordsOf } from './folded-words.ts';

/** The languages that a mail may be written in, or null if it has too few words to tell. */
export type Languages = ReadonlySet<string> | null;

const MAX_READ = 4_000;
/** A language counts as recognized with this many different common words. */
const KNOWN = 2;
const MANY = 5;
/** A second language may have far fewer words: one sentence above a long English footer. */
const RARE = 8;

const byWord = new Map<string, string[]>();
for (const { text, language } of wordsOf(['common']))
  byWord.set(text, [...(byWord.get(text) ?? []), language]);

/** Recognizes languages by their most common words, in the subject and at the start of the text. */
export function languagesOf(subject: string, contents: Content[]): Languages {
  const counts = new Map<string, number>();
  for (const word of new Set(foldForWords(startOf(subject, contents)).split(/[^\p{L}\p{M}]+/u)))
    for (const language of byWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < KNOWN) return null;
  // Many languages have short words such as "no" and "de", so one of them doesn't count against several of another.
  const least = most >= MANY ? KNOWN : 1;
  return new Set(
    [...counts].filter(([, count]) => count >= least && count * RARE >= most).map(([language]) => language),
  );
}

function startOf(subject: string, contents: Content[]): string {
  let text = subject;
  for (const { blocks } of contents) {
    for (const block of blocks) {
      if (text.length >= MAX_READ) return text;
      text += ` ${block.text.slice(0, MAX_READ)}`;
    }
  }
  return text;
}
