import { type Block, lookAt } from './block.ts';
import { type Candidate, isYear } from './candidates.ts';
import type { Languages } from './languages.ts';
import { createWordIndex, type Hit } from './word-index.ts';

const findWords = createWordIndex([
  'hard',
  'code',
  'sure',
  'against',
  'offer',
  'scam',
  'visit',
  'common',
  'example',
  'enter',
  'reset',
]);
/** Words further inside one block than this are not looked for. */
const MAX_BLOCK = 4_000;

const MAX_LINE = 1_000;
/** A line of a program or of its log. */
const PROGRAM =
  /=>|[!=]==|\b(?:const|let|var|def|function|import) \w{1,40} ?[=({]|\b[A-Z]\w{0,40}(?:Error|Exception)\b|\.(?:[jt]sx?|py|java|go|rb|php|cs|cpp|rs):\d/;

/** Ends a sentence, so that the words after it belong to something else. "S.r.l." and "dvs." do not. */
export const SENTENCE_END = /(?:(?<!\.\p{L}{1,3}|\bdvs)\.|[!?;])(?: |$)|[。！？।؟۔]/u;

/** What the candidates of one mail are judged by. */
export type MailContext = {
  blocks: Block[];
  subject: Block;
  subjectHits: Hit[];
  /** The values that stand in the subject. */
  inSubject: (value: string) => boolean;
  hitsOf: (block: Block | undefined) => Hit[];
  /** Whether a block is a line of a program or of its log. */
  isProgram: (block: Block) => boolean;
  /** How many different candidates of the same form stand alone in their block. */
  lookalikes: (candidate: Candidate) => number;
  /** Whether the language is one whose words we know. Reads the whole mail, so it is asked last. */
  isKnownLanguage: () => boolean;
  length: number;
};

export function createContext(
  subject: Block,
  blocks: Block[],
  candidates: Candidate[],
  languages: Languages,
): MailContext {
  const cache = new Map<Block, Hit[]>();
  const hitsOf = (block: Block | undefined): Hit[] => {
    if (!block) return [];
    let hits = cache.get(block);
    if (!hits) {
      hits = joinCompounds(findWords(block.text.slice(0, MAX_BLOCK), languages), block.text);
      cache.set(block, hits);
    }
    return hits;
  };
  const programs = new Map<Block, boolean>();
  const isProgram = (block: Block): boolean => {
    const known = programs.get(block) ?? PROGRAM.test(block.text.slice(0, MAX_LINE));
    programs.set(block, known);
    return known;
  };
  const alone = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    if (!candidate.alone) continue;
    const values = alone.get(formOf(candidate)) ?? new Set();
    alone.set(formOf(candidate), values.add(candidate.value));
  }
  let known: boolean | null = null;
  const compactSubject = subject.text.replace(/[ -]/g, '');
  return {
    blocks,
    subject,
    subjectHits: hitsOf(subject),
    inSubject: (value) => compactSubject.includes(value.replace(/-/g, '')),
    hitsOf,
    isProgram,
    lookalikes: (candidate) => alone.get(formOf(candidate))?.size ?? 0,
    isKnownLanguage: () => {
      known ??= isKnownLanguage([subject, ...blocks], hitsOf, languages);
      return known;
    },
    length: blocks.reduce((sum, block) => sum + block.text.length, 0),
  };
}

function isKnownLanguage(blocks: Block[], hitsOf: MailContext['hitsOf'], languages: Languages): boolean {
  const common = new Set<string>();
  for (const block of blocks)
    for (const { kind, start, end } of hitsOf(block)) {
      if (kind === 'offer') return true;
      const word = block.text.slice(start, end);
      // Short Latin words stand in many languages: "te", "i". They count only if they belong to the same one.
      const counts = kind === 'common' && (languages !== null || !/^[a-z]/i.test(word));
      if (counts && common.add(word).size === 3) return true;
    }
  return false;
}

/** "order code" and "code de réservation": a word for a code that belongs to the label beside it. */
function joinCompounds(all: Hit[], text: string): Hit[] {
  // A text about codes is not a mail with one.
  const hits = all.filter((hit) => !isCodeWord(hit) || !/codes$/i.test(text.slice(hit.start, hit.end + 1)));
  return hits.map((hit, at) => {
    if (hit.kind !== 'code') return hit;
    const before = hits[at - 1];
    const after = hits[at + 1];
    const belongs =
      (before?.kind === 'against' && hit.start - before.end <= 1) ||
      (after?.kind === 'against' &&
        /^ (?:d[eiou] |del |des |der |van |d')?$/i.test(text.slice(hit.end, after.start)));
    return belongs ? { ...hit, kind: 'against' } : hit;
  });
}

/** A plain "code" is as good as "verification code" if a security word stands beside it. */
export function strengthOf(hit: Hit, hits: Hit[]): 'hard' | 'code' {
  if (hit.kind === 'hard') return 'hard';
  const near = hits.some((other) => other.kind === 'sure' && Math.abs(other.start - hit.start) <= 60);
  return near ? 'hard' : 'code';
}

/** The mail is about access to an account. */
export function isSecurityWord({ kind }: Hit): boolean {
  return kind === 'sure' || kind === 'reset';
}

export function isCodeWord({ kind }: Hit): boolean {
  return kind === 'hard' || kind === 'code';
}

/** Copyright lines and everything in the smallest letters. */
export function isSmallPrint(block: Block): boolean {
  return lookAt(block, 0).size <= 11 || /©|\(c\) ?\d{4}|all rights reserved/i.test(block.text.slice(0, 500));
}

/** A number of a usual length, not a year, not in the small print. */
export function isPlainNumber({ shape, value, block }: Candidate): boolean {
  if (isSmallPrint(block)) return false;
  return (shape === 'digits' || shape === 'groups') && value.length <= 8 && !isYear(value);
}

function formOf({ shape, value }: Candidate): string {
  return `${shape} ${value.length}`;
}

/** The words of a block and of those around it. */
export function nearby(block: Block, context: MailContext, distance: number): Hit[] {
  const hits: Hit[] = [];
  for (let at = block.index - distance; at <= block.index + distance; at++)
    hits.push(...context.hitsOf(context.blocks[at]));
  return hits;
}
