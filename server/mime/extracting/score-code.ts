import { type Block, lookAt } from './block.ts';
import type { Candidate } from './candidates.ts';
import type { MailContext } from './mail-context.ts';
import type { Hit } from './word-index.ts';

/** Ends a sentence, so that words behind it belong to something else. */
const SENTENCE_END = /[.!?;](?: |$)|[。！？।؟۔]/;
const SMALL_PRINT = /©|\(c\) ?\d{4}|all rights reserved/i;
/** A label in the block above or below is short. */
const MAX_LABEL = 70;
/** Words further away in the same block belong to something else. */
const MAX_REACH = 200;
const REJECTED = -1;

/** How likely a candidate is a code: at 0.5 and above it is given out. */
export function scoreCandidate(candidate: Candidate, context: MailContext): number {
  if (isLabelledOtherwise(candidate, context)) return REJECTED;
  const words = wordScore(candidate, context);
  const look = lookScore(candidate);
  const circumstances = shapeScore(candidate) + purposeScore(candidate, context, words.kind);
  if (words.kind === null) return structureScore(candidate, context, look) + circumstances;
  if (candidate.shape === 'letters' && !lettersMayBeCode(candidate, words, look)) return REJECTED;
  return words.score + Math.min(look, 0.35) + subjectScore(candidate, context) + circumstances;
}

type WordScore = { score: number; kind: 'hard' | 'code' | null; gap: number };

/** The closest word for a code: in front of it, behind it, in the blocks around it, or in the subject. */
function wordScore(candidate: Candidate, context: MailContext): WordScore {
  const options = [...sameBlock(candidate, context), ...otherBlocks(candidate, context)];
  let best: WordScore = { score: 0, kind: null, gap: Number.POSITIVE_INFINITY };
  for (const option of options) if (option.score > best.score) best = option;
  return best;
}

function sameBlock(candidate: Candidate, context: MailContext): WordScore[] {
  const { block, start, end } = candidate;
  const hits = context.hitsOf(block);
  const options: WordScore[] = [];
  for (const hit of hits) {
    if (!isCodeWord(hit) || hit.start > end + MAX_REACH || hit.end < start - MAX_REACH) continue;
    const kind = strengthOf(hit, hits, context);
    const bonus = kind === 'hard' ? 0.08 : 0;
    if (hit.end <= start) {
      const between = block.text.slice(hit.end, start);
      options.push({ score: beforeScore(between) + bonus, kind, gap: between.length });
    } else if (hit.start >= end) {
      const between = block.text.slice(end, hit.start);
      options.push({ score: afterScore(between) + bonus, kind, gap: between.length });
    }
  }
  return options;
}

function beforeScore(between: string): number {
  const broken = SENTENCE_END.test(between) ? 0.15 : 0;
  const crowded = /\d{4}/.test(between) ? 0.15 : 0;
  if (between.length <= 4) return 0.62;
  if (between.length <= 30) return 0.56 - broken - crowded;
  if (between.length <= 70) return 0.5 - broken - crowded;
  if (between.length <= 130) return 0.36 - broken - crowded;
  return 0.15;
}

function afterScore(between: string): number {
  const broken = SENTENCE_END.test(between) ? 0.2 : 0;
  const crowded = /\d{4}/.test(between) ? 0.2 : 0;
  if (between.length <= 30) return 0.54 - broken - crowded;
  if (between.length <= 60) return 0.46 - broken - crowded;
  if (between.length <= 110) return 0.32 - broken - crowded;
  return 0.12;
}

/** Words in other blocks count for a candidate that stands alone, or that starts its block. */
function otherBlocks(candidate: Candidate, context: MailContext): WordScore[] {
  const { block, alone, start } = candidate;
  const options: WordScore[] = [];
  const weight = alone ? 1 : start === 0 ? 0.6 : 0.35;
  for (const [distance, score] of [
    [-1, 0.5],
    [-2, 0.44],
    [-3, 0.38],
    [-4, 0.34],
    [1, 0.4],
    [2, 0.34],
    [3, 0.28],
  ] as const) {
    const other = context.blocks[block.index + distance];
    if (!other || other === block) continue;
    const hits = context.hitsOf(other);
    const hit = hits.find(({ kind }) => kind === 'hard') ?? hits.find(isCodeWord);
    if (!hit) continue;
    const kind = strengthOf(hit, hits, context);
    options.push({ score: (score + (kind === 'hard' ? 0.08 : 0)) * weight, kind, gap: 100 });
  }
  const inSubject = context.subjectHits.find(isCodeWord);
  if (inSubject && alone) {
    const kind = strengthOf(inSubject, context.subjectHits, context);
    options.push({ score: kind === 'hard' ? 0.42 : 0.32, kind, gap: 200 });
  }
  return options;
}

function isCodeWord({ kind }: Hit): boolean {
  return kind === 'hard' || kind === 'code';
}

/** A plain "code" is as good as "verification code" if a security word stands beside it or in the subject. */
function strengthOf(hit: Hit, hits: Hit[], context: MailContext): 'hard' | 'code' {
  if (hit.kind === 'hard') return 'hard';
  const near = hits.some((other) => other.kind === 'sure' && Math.abs(other.start - hit.start) <= 60);
  const inSubject = context.subjectHits.some(({ kind }) => kind === 'sure' || kind === 'hard');
  return near || inSubject ? 'hard' : 'code';
}

/** Size, spacing and box of the candidate itself. */
function lookScore(candidate: Candidate): number {
  const { block, alone, start } = candidate;
  const look = lookAt(block, start);
  let score = alone ? 0.15 : 0;
  if (block.joined) score += 0.3;
  if (look.spaced) score += 0.2;
  if (look.size >= 24) score += 0.15;
  else if (look.size >= 19) score += 0.08;
  if (look.bold) score += 0.06;
  if (look.mono) score += 0.06;
  if (alone && block.boxed) score += 0.1;
  if (alone && look.centred) score += 0.05;
  if (look.size <= 11) score -= 0.15;
  return score;
}

/** Without a word, only the structure speaks: a lone number that looks like a code, the only one of its kind. */
function structureScore(candidate: Candidate, context: MailContext, look: number): number {
  const { value, shape, alone, block } = candidate;
  if (!alone || (shape !== 'digits' && shape !== 'groups') || value.length < 4 || value.length > 8)
    return REJECTED;
  if (context.lookalikes(candidate) > 1) return REJECTED;
  const around = nearby(block, context, 2).filter(({ kind }) => kind !== 'sure');
  if (around.length > 0 || context.subjectHits.some(({ kind }) => kind === 'offer' || kind === 'visit'))
    return REJECTED;
  const short = context.length < 700 && value.length >= 5 ? 0.3 : 0;
  return (
    look + Math.max(short, context.inSubject(value) ? 0.3 : 0) - (context.knownLanguage ? 0.15 : 0) + 0.05
  );
}

function nearby(block: Block, context: MailContext, distance: number): Hit[] {
  const hits: Hit[] = [];
  for (let at = block.index - distance; at <= block.index + distance; at++)
    hits.push(...context.hitsOf(context.blocks[at]));
  return hits;
}

function subjectScore(candidate: Candidate, context: MailContext): number {
  if (candidate.block === context.subject) return 0.05;
  const hits = context.subjectHits;
  if (context.inSubject(candidate.value)) return 0.2;
  if (hits.some(({ kind }) => kind === 'hard')) return 0.12;
  if (hits.some(({ kind }) => kind === 'code' || kind === 'sure')) return 0.07;
  return 0;
}

function shapeScore({ value, shape, block }: Candidate): number {
  let score = 0;
  if (SMALL_PRINT.test(block.text.slice(0, 500))) score -= 0.4;
  if (shape === 'mixed' || shape === 'letters') return score;
  if (value.length === 6) score += 0.05;
  if (value.length > 8) score -= 0.15;
  if (/^(?:19|20)\d\d$/.test(value)) score -= 0.3;
  if (/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(value)) score -= 0.2;
  return score;
}

/** Mails that sell or confirm something have codes too, but not of the kind we look for. */
function purposeScore(candidate: Candidate, context: MailContext, kind: WordScore['kind']): number {
  const around = [...nearby(candidate.block, context, 3), ...context.subjectHits];
  const offer = around.some((hit) => hit.kind === 'offer');
  const visit = around.some((hit) => hit.kind === 'visit');
  const named = around.some((hit) => hit.kind === 'hard');
  let score = 0;
  if (offer) score -= named ? 0.1 : candidate.shape === 'digits' ? 0.45 : 0.7;
  if (visit) score -= named ? 0.1 : 0.5;
  if (kind !== 'hard' && around.some((hit) => hit.kind === 'against')) score -= 0.1;
  if (context.lookalikes(candidate) >= 4) score -= 0.5;
  return score;
}

/** Whether the closest label says that this is something else, such as an order number. */
function isLabelledOtherwise(candidate: Candidate, context: MailContext): boolean {
  const { block, start, end, alone } = candidate;
  const hits = context.hitsOf(block);
  const before = hits.findLast((hit) => hit.end <= start && (hit.kind === 'against' || isCodeWord(hit)));
  if (before?.kind === 'against') {
    const between = block.text.slice(before.end, start);
    if (between.length <= 16 && !SENTENCE_END.test(between) && !/\d{3}/.test(between)) return true;
  }
  const currency = /[$€£¥₹₽₩₺₴₫฿₪]\s?$|(?:usd|eur|gbp|rs\.?|inr|chf|kr\.?|zł)\s?$/i;
  if (currency.test(block.text.slice(Math.max(0, start - 6), start))) return true;
  if (/^\s?(?:[$€£¥₹₽₩₺₴₫฿₪%]|usd|eur|gbp|kr\b|zł|руб|元|円|원)/i.test(block.text.slice(end, end + 6)))
    return true;
  if (block.text[end] === '#') return true;
  if (!alone) return false;
  return isOtherLabel(context.blocks[block.index - 1], context) || isCountLabel(candidate, context);
}

function isOtherLabel(block: Block | undefined, context: MailContext): boolean {
  if (!block || block.text.length > MAX_LABEL) return false;
  const hits = context.hitsOf(block).filter((hit) => hit.kind === 'against' || isCodeWord(hit));
  return hits.length > 0 && hits[hits.length - 1]!.kind === 'against';
}

/** A number above its label, as in reports: no word for a code in front of it, another label behind it. */
function isCountLabel({ block }: Candidate, context: MailContext): boolean {
  const above = [1, 2, 3].some((distance) =>
    context.hitsOf(context.blocks[block.index - distance]).some(isCodeWord),
  );
  return !above && isOtherLabel(context.blocks[block.index + 1], context);
}

/** Letters alone are mostly words: they need the place of a code, and small letters its look too. */
function lettersMayBeCode(candidate: Candidate, words: WordScore, look: number): boolean {
  const { value, alone, block, start } = candidate;
  const labelled = words.gap <= 4 && /[:：=] ?["'*]?$/.test(block.text.slice(Math.max(0, start - 4), start));
  if (/^[A-Z-]+$/.test(value)) return alone ? words.score >= 0.3 : labelled;
  return alone && words.score >= 0.4 && look >= 0.35;
}
