import { type Block, lookAt } from './block.ts';
import type { Candidate } from './candidates.ts';
import {
  isCodeWord,
  isPlainNumber,
  isSecurityWord,
  type MailContext,
  nearby,
  SENTENCE_END,
  strengthOf,
} from './mail-context.ts';
import type { Hit } from './word-index.ts';

/** Words that are further away in the same block are about something else. */
const MAX_REACH = 200;
/** The longest distance between a verb and what it asks the reader to type. */
const MAX_REQUEST = 40;

export type WordScore = { score: number; kind: 'oneTimeCode' | 'code' | null; gap: number; leads: boolean };

/** The best word for a code: before it, after it, in the blocks around it, or in the subject. */
export function wordScore(candidate: Candidate, context: MailContext, sole: boolean): WordScore {
  const options = [
    ...sameBlock(candidate, context),
    ...otherBlocks(candidate, context),
    ...instructed(candidate, context),
  ];
  // "Type 123456 to finish logging in" has no word for a code at all.
  const secure = hasSecurityWord(candidate, context) || isAnnounced(candidate, context);
  const inSubject = context.subjectHits.some((hit) =>
    secure ? isCodeWord(hit) : hit.kind === 'oneTimeCode',
  );
  if (
    sole &&
    (standsOut(candidate) || closesSentence(candidate, context)) &&
    isPlainNumber(candidate) &&
    (candidate.value.length === 6 ? secure || inSubject : secure && inSubject)
  ) {
    options.push({ score: 0.42, kind: 'code', gap: 60, leads: false });
  }
  let best: WordScore = { score: 0, kind: null, gap: Number.POSITIVE_INFINITY, leads: false };
  for (const option of options) if (option.score > best.score) best = option;
  return best;
}

/** The subject mentions a code, and the sentence ends with it: "Your password for once is 123456." */
function closesSentence({ block, end }: Candidate, { subjectHits }: MailContext): boolean {
  const isNamed = subjectHits.some(({ kind }) => kind === 'oneTimeCode');
  return isNamed && /^[.!。]?(?: |$)/.test(block.text.slice(end, end + 2));
}

/** A number in the middle of a sentence, without a word for it, is usually a reference. */
function standsOut({ block, start, alone }: Candidate): boolean {
  return (
    alone ||
    start === 0 ||
    lookAt(block, start).bold ||
    /[:：] ?$/.test(block.text.slice(Math.max(0, start - 2), start))
  );
}

function sameBlock(candidate: Candidate, context: MailContext): WordScore[] {
  const { block, start, end } = candidate;
  const hits = context.hitsOf(block);
  const options: WordScore[] = [];
  for (const hit of hits) {
    if (!isCodeWord(hit) || hit.start > end + MAX_REACH || hit.end < start - MAX_REACH) continue;
    const kind = strengthIn(hit, hits, context);
    const bonus = kind === 'oneTimeCode' ? 0.08 : -0.06;
    if (hit.end <= start) {
      const between = block.text.slice(hit.end, start);
      options.push({ score: beforeScore(between) + bonus, kind, gap: between.length, leads: true });
    } else if (hit.start >= end) {
      const between = block.text.slice(end, hit.start);
      options.push({
        score: afterScore(between) + bonus - lateInSentence(block.text, start),
        kind,
        gap: between.length,
        leads: false,
      });
    }
  }
  return options;
}

/** "To log in, type AB12-CD34": there is no word for a code, but the reader is asked to type it. */
function instructed(candidate: Candidate, context: MailContext): WordScore[] {
  const { block, start, end, alone } = candidate;
  const around = [...nearby(block, context, alone ? 1 : 0), ...context.subjectHits];
  // One character per cell looks like a code in any mail.
  const isSecure = block.joined || around.some(({ kind }) => kind === 'security');
  if (!isSecure && !context.subjectHits.some(isCodeWord)) return [];
  for (const hit of context.hitsOf(block)) {
    if (hit.kind !== 'enter') continue;
    const between = hit.end <= start ? block.text.slice(hit.end, start) : block.text.slice(end, hit.start);
    if (between.length > MAX_REQUEST || SENTENCE_END.test(between) || /\d{3}/.test(between)) continue;
    const direct = between.length <= 12 || /[:：] ?$/.test(between);
    return [{ score: direct ? 0.52 : 0.46, kind: 'code', gap: 4, leads: true }];
  }
  const beside = [-1, 1].some((distance) =>
    context.hitsOf(context.blocks[block.index + distance]).some(({ kind }) => kind === 'enter'),
  );
  return alone && beside ? [{ score: 0.42, kind: 'code', gap: 60, leads: true }] : [];
}

function beforeScore(between: string): number {
  const broken = SENTENCE_END.test(between) ? 0.22 : 0;
  const crowded = /\d{4}/.test(between) ? 0.1 : 0;
  // "Your code for the transfer of … is: 123456"
  if (/[:：] ?$/.test(between) && between.length <= 130 && !broken) return 0.56;
  if (between.length <= 4) return 0.66;
  if (between.length <= 30) return 0.56 - broken - crowded;
  if (between.length <= 70) return 0.5 - broken - crowded;
  if (between.length <= 130) return 0.36 - broken - crowded;
  return 0.15;
}

function afterScore(between: string): number {
  const broken = SENTENCE_END.test(between) ? 0.12 : 0;
  const crowded = /\d{4}/.test(between) ? 0.1 : 0;
  if (between.length <= 30) return 0.54 - broken - crowded;
  if (between.length <= 60) return 0.42 - broken - crowded;
  if (between.length <= 110) return 0.32 - broken - crowded;
  return 0.12;
}

/** "123456 is your code" starts a sentence. A number in the middle of one is usually a count. */
function lateInSentence(text: string, start: number): number {
  const lead = text.slice(Math.max(0, start - 40), start);
  return lead.length - 1 - lead.search(/[.,;:!?。，：][^.,;:!?。，：]*$/) > 16 ? 0.1 : 0;
}

/** Words in other blocks count fully for a candidate that is alone, and less for one that is part of a line. */
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
    const hit = hits.find(({ kind }) => kind === 'oneTimeCode') ?? hits.find(isCodeWord);
    if (!hit) continue;
    const kind = strengthIn(hit, hits, context);
    options.push({
      score: (score + (kind === 'oneTimeCode' ? 0.08 : 0)) * weight,
      kind,
      gap: 100,
      leads: distance < 0,
    });
  }
  const inSubject = context.subjectHits.find(isCodeWord);
  if (inSubject && alone) {
    const kind = strengthIn(inSubject, context.subjectHits, context);
    options.push({ score: kind === 'oneTimeCode' ? 0.42 : 0.32, kind, gap: 200, leads: false });
  }
  if (alone && isPlainNumber(candidate) && isAboutSecurity(block, context)) {
    options.push({ score: 0.3, kind: 'code', gap: 200, leads: false });
  }
  return options;
}

function hasSecurityWord({ block, start, end }: Candidate, context: MailContext): boolean {
  const hits = context.hitsOf(block).filter((hit) => hit.end > start - 60 && hit.start < end + 60);
  // Labels come before their number. After it, short words of other languages would match as well.
  const isLabelled = hits.some((hit) => hit.kind === 'otherNumber' && hit.end <= start);
  return !isLabelled && hits.some(({ kind }) => kind === 'security');
}

/** "Confirm your address" in the subject and "tell the app: 123456" in the text. */
function isAnnounced({ block, start }: Candidate, { subjectHits, hitsOf }: MailContext): boolean {
  const colon = /\p{L}[:：] ?$/u.test(block.text.slice(Math.max(0, start - 4), start));
  const isOther = [...subjectHits, ...hitsOf(block)].some(({ kind }) => kind === 'otherNumber');
  return colon && !isOther && subjectHits.some(({ kind }) => kind === 'security');
}

/** "Enter these digits to confirm that it is you": a security word above, but no word for a code. */
function isAboutSecurity(block: Block, context: MailContext): boolean {
  const above = [1, 2].flatMap((distance) => context.hitsOf(context.blocks[block.index - distance]));
  return [...above, ...context.subjectHits].some(({ kind }) => kind === 'security');
}

/** A security word in the subject counts like one next to the word. */
function strengthIn(hit: Hit, hits: Hit[], { subjectHits }: MailContext): 'oneTimeCode' | 'code' {
  return subjectHits.some((one) => one.kind === 'oneTimeCode' || isSecurityWord(one))
    ? 'oneTimeCode'
    : strengthOf(hit, hits);
}
