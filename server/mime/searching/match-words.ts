import { decodeBody } from '../reading/decode.ts';
import { headersOf, readAllFields } from '../reading/header-block.ts';
import { decodeWords } from '../reading/header-text.ts';
import { textOfHtml } from '../reading/html-text.ts';
import type { Outline, Part } from '../reading/outline.ts';

/** Encoded bytes of texts and HTML that are read of one mail. An accepted mail has hardly more than that. */
const MAX_BYTES = 2 ** 20;
const MAX_PARTS = 200;

/** What has to be read of a mail to look for words in it. */
export type TextPlan = { parts: Part[]; filenames: string };
/** A folded word, and whether it may be in the headers too. */
export type WantedWord = { word: string; field: 'any' | 'body' };
export type MailWithWords = TextPlan & {
  words: WantedWord[];
  /** The beginning of the mail, with its whole header block. */
  head: Uint8Array;
  /** The encoded bytes of each part of the plan. */
  bodies: Uint8Array[];
};

export function planTexts({ parts }: Pick<Outline, 'parts'>): TextPlan {
  const taken: Part[] = [];
  let room = MAX_BYTES;
  for (const part of parts) {
    if (part.kind === 'attachment') continue;
    if (room <= 0 || taken.length === MAX_PARTS) break;
    const end = Math.min(part.end, part.start + room);
    room -= end - part.start;
    taken.push({ ...part, end });
  }
  const names = parts.flatMap(({ kind, filename }) => (kind === 'attachment' ? [filename] : []));
  return { parts: taken, filenames: names.join('\n') };
}

/** Which of the words are in the headers, the texts or the names of the files. */
export function matchWords({ words, head, filenames, parts, bodies }: MailWithWords): boolean[] {
  const headers = readAllFields(headersOf(Buffer.from(head)));
  const texts = parts.map((part, nth) => {
    const text = decodeBody(bodies[nth]!, part);
    return part.kind === 'html' ? textOfHtml(text, MAX_BYTES) : text;
  });
  const body = foldForSearch([filenames, ...texts].join('\n'));
  const top = foldForSearch(headers.map(({ name, value }) => `${name}: ${decodeWords(value)}`).join('\n'));
  return words.map(({ word, field }) => body.includes(word) || (field === 'any' && top.includes(word)));
}

/** Lower case, and one space for everything that separates words. Both sides of a comparison are folded. */
export const foldForSearch = (text: string) =>
  text
    .replace(/[\s<>",;()\ufeff]+/g, ' ')
    .trim()
    .toLowerCase();
