import type { Block } from './block.ts';
import type { Candidate } from './candidates.ts';
import { createWordIndex, type Hit } from './word-index.ts';

const findWords = createWordIndex(['hard', 'code', 'sure', 'against', 'offer', 'visit']);
/** Words further inside one block than this are not looked for. */
const MAX_BLOCK = 4_000;

/** What the candidates of one mail are judged by. */
export type MailContext = {
  blocks: Block[];
  subject: Block;
  subjectHits: Hit[];
  /** The values that stand in the subject. */
  inSubject: (value: string) => boolean;
  hitsOf: (block: Block | undefined) => Hit[];
  /** How many different candidates of the same form stand alone in their block. */
  lookalikes: (candidate: Candidate) => number;
  /** Whether any word of any list occurs, so that the language is one we know. */
  knownLanguage: boolean;
  saysCode: boolean;
  length: number;
};

export function createContext(subject: Block, blocks: Block[], candidates: Candidate[]): MailContext {
  const cache = new Map<Block, Hit[]>();
  const hitsOf = (block: Block | undefined): Hit[] => {
    if (!block) return [];
    let hits = cache.get(block);
    if (!hits) {
      hits = findWords(block.text.slice(0, MAX_BLOCK));
      cache.set(block, hits);
    }
    return hits;
  };
  const alone = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    if (!candidate.alone) continue;
    const values = alone.get(formOf(candidate)) ?? new Set();
    alone.set(formOf(candidate), values.add(candidate.value));
  }
  const all = [subject, ...blocks].flatMap(hitsOf);
  const compactSubject = subject.text.replace(/[ -]/g, '');
  return {
    blocks,
    subject,
    subjectHits: hitsOf(subject),
    inSubject: (value) => compactSubject.includes(value.replace(/-/g, '')),
    hitsOf,
    lookalikes: (candidate) => alone.get(formOf(candidate))?.size ?? 0,
    knownLanguage: all.length > 0,
    saysCode: all.some(({ kind }) => kind === 'hard' || kind === 'code'),
    length: blocks.reduce((sum, block) => sum + block.text.length, 0),
  };
}

function formOf({ shape, value }: Candidate): string {
  return `${shape} ${value.length}`;
}
