import { type Block, lookAt } from './block.ts';
import { type Candidate, isYear } from './candidates.ts';
import type { Languages } from './languages.ts';
import { createWordIndex, type Hit } from './word-index.ts';

const findWords = createWordIndex([
  'oneTimeCode',
  'code',
  'security',
  'otherNumber',
  'offer',
  'scam',
  'visit',
  'common',
  'example',
  'enter',
  'reset',
]);
/** Words after this many characters of a block are ignored. */
const MAX_BLOCK = 4_000;

const MAX_LINE = 1_000;
/** A line of a program or of its log. */
const PROGRAM =
  /=>|[!=]==|\b(?:const|let|var|def|function|import) \w{1,40} ?[=({]|\b[A-Z]\w{0,40}(?:Error|Exception)\b|\.(?:[jt]sx?|py|java|go|rb|php|cs|cpp|rs):\d/;

/** The end of a sentence: words after it are about something else. The dots in "S.r.l." and "dvs." don't count. */
export const SENTENCE_END = /(?:(?<!\.\p{L}{1,3}|\bdvs)\.|[!?;])(?: |$)|[。！？।؟۔]/u;

/** What is known about a mail when its candidates are judged. */
export type MailContext = {
  blocks: Block[];
  subject: Block;
  subjectHits: Hit[];
  /** Whether the subject contains a value. */
  inSubject: (value: string) => boolean;
  hitsOf: (block: Block | undefined) => Hit[];
  /** Whether a block is a line of a program or of its log. */
  isProgram: (block: Block) => boolean;
  /** How many different candidates of the same form have a block to themselves. */
  lookalikes: (candidate: Candidate) => number;
  /** Whether we know the words of the language. Reads the whole mail, so it is called last. */
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
      // Many languages share short Latin words such as "te" and "i". They count only once the language is recognized.
      const counts = kind === 'common' && (languages !== null || !/^[a-z]/i.test(word));
      if (counts && common.add(word).size === 3) return true;
    }
  return false;
}

/** "order code" and "code de réservation": here "code" is part of the label next to it. */
function joinCompounds(all: Hit[], text: string): Hit[] {
  // A mail about "codes" usually contains none.
  const hits = all.filter((hit) => !isCodeWord(hit) || !/codes$/i.test(text.slice(hit.start, hit.end + 1)));
  return hits.map((hit, at) => {
    if (hit.kind !== 'code') return hit;
    const before = hits[at - 1];
    const after = hits[at + 1];
    const belongs =
      (before?.kind === 'otherNumber' && hit.start - before.end <= 1) ||
      (after?.kind === 'otherNumber' &&
        /^ (?:d[eiou] |del |des |der |van |d')?$/i.test(text.slice(hit.end, after.start)));
    return belongs ? { ...hit, kind: 'otherNumber' } : hit;
  });
}

/** A plain "code" is as good as "verification code" if there is a security word near it. */
export function strengthOf(hit: Hit, hits: Hit[]): 'oneTimeCode' | 'code' {
  if (hit.kind === 'oneTimeCode') return 'oneTimeCode';
  const near = hits.some((other) => other.kind === 'security' && Math.abs(other.start - hit.start) <= 60);
  return near ? 'oneTimeCode' : 'code';
}

/** Whether the word is about access to an account. */
export function isSecurityWord({ kind }: Hit): boolean {
  return kind === 'security' || kind === 'reset';
}

export function isCodeWord({ kind }: Hit): boolean {
  return kind === 'oneTimeCode' || kind === 'code';
}

/** Copyright lines, and everything in tiny letters. */
export function isSmallPrint(block: Block): boolean {
  return lookAt(block, 0).size <= 11 || /©|\(c\) ?\d{4}|all rights reserved/i.test(block.text.slice(0, 500));
}

/** A number of a usual length that is neither a year nor in the small print. */
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
