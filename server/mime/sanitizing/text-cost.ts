import { cutText } from '../reading/header-text.ts';

/** The characters of text that are shown of a mail. */
export const MAX_TEXT = 100_000;

/** A browser shapes every run of one script by itself, which takes as long as this many characters. */
const SWITCH = 20;

/** Scripts that fill more than one block of Unicode, or are used together: Latin, Cyrillic, Arabic, Ethiopic, Chinese with Japanese and Korean, emoji. */
const SCRIPTS = [
  [0, 0x36f, 0],
  [0x1e00, 0x1eff, 0],
  [0x400, 0x52f, 1],
  [0x600, 0x77f, 2],
  [0x1200, 0x13ff, 3],
  [0x1100, 0x11ff, 4],
  [0x2e80, 0xd7ff, 4],
  [0xff00, 0xffef, 4],
  [0xd800, 0xdfff, 5],
] as const;

/**
 * Scripts without spaces, whose words a browser looks up in a dictionary (Thai, Lao, Burmese, Khmer and their neighbors),
 * and Arabic letters that stand for whole words.
 */
const isSlow = (code: number) =>
  code >= 0xe00 &&
  (code < 0x10a0 ||
    (code >= 0x1780 && code < 0x1800) ||
    (code >= 0x1950 && code < 0x1ab0) ||
    (code >= 0xaa60 && code < 0xaae0) ||
    (code >= 0xfb50 && code < 0xfe00));
/** How many characters one of these costs. */
const SLOW = 10;

/** More accents and invisible characters in a row are never meant to be read, and their cost grows with the square of their number. */
const MAX_PILE = 30;
const PILES = /[\p{M}\p{DI}]+|[^\p{M}\p{DI}]+/gu;
const PILE = /^[\p{M}\p{DI}]/u;

/** Leaves out what is piled up on one letter, also if it comes in several texts. */
export function createPileCutter() {
  let height = 0;
  return (text: string) =>
    text.replace(PILES, (run) => {
      if (!PILE.test(run)) {
        height = 0;
        return run;
      }
      const kept = [...run].slice(0, Math.max(0, MAX_PILE - height)).join('');
      height += run.length;
      return kept;
    });
}

/** Digits, punctuation, accents and symbols go with any script. */
const isNeutral = (code: number) =>
  code < 0x41 || (code >= 0x300 && code < 0x370) || (code >= 0x2000 && code < 0x2c00) || code >> 4 === 0xfe0;

function scriptOf(code: number): number {
  for (const [from, to, script] of SCRIPTS) if (code >= from && code <= to) return script;
  return code >> 7;
}

/** What it costs a browser to lay out a text, in characters. */
export function textCost(text: string): number {
  let cost = text.length;
  let script = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isSlow(code)) cost += SLOW - 1;
    if (isNeutral(code)) continue;
    const next = scriptOf(code);
    if (next !== script) cost += SWITCH;
    script = next;
  }
  return cost;
}

/** The beginning of a text that costs about this much. */
export function cutToCost(text: string, room: number, cost = textCost(text)): string {
  return cost <= room ? text : cutText(text, Math.floor((Math.max(0, room - SWITCH) / cost) * text.length));
}

/** Every line of a text is repeated for all inline elements around it, which takes half as long as the line. */
export const inlineFactor = (nesting: number) => 1 + nesting / 2;
