import { lookAt } from './block.ts';
import { type Candidate, isYear, MAX_IN_TEXT } from './candidates.ts';
import { looksRandom } from './looks-random.ts';
import {
  isCodeWord,
  isPlainNumber,
  isSecurityWord,
  isSmallPrint,
  type MailContext,
  nearby,
} from './mail-context.ts';
import type { WordKind } from './word-lists.ts';
import { type WordScore, wordScore } from './word-score.ts';

/** The label of a number that could be something else must be this close. */
const MAX_LABEL_GAP = 30;
/** A mail this short contains little but its code, so it needs no other words. */
const ONE_LINE = 60;
/** Letters that begin with a known word of this length are that word. */
const MIN_WORD = 5;
const REJECTED = -1;
/** Words that can be next to any number. */
const NEUTRAL_KINDS = new Set<WordKind>(['security', 'common', 'enter', 'reset']);

/** British postcodes look like codes of two groups, but are not shown in large letters. */
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/** What mail programs put before the subject of a reply or a forwarded mail. */
const REPLY = /^(?:re|aw|sv|vs|antw|odp|fwd?|wg|tr|rv|enc|res|ynt|回复|答复|转发|返信|転送)\s?[:：]/i;

/**
 * How likely a candidate is a code. From 0.5 on it is shown to the reader.
 * `sole`: no other number in the mail could be a code.
 */
export function scoreCandidate(candidate: Candidate, context: MailContext, sole: boolean): number {
  const words = wordScore(candidate, context, sole);
  const look = lookScore(candidate);
  if (words.kind === null) {
    const structure = structureScore(candidate, context, look);
    return structure === REJECTED ? REJECTED : structure + circumstancesScore(candidate, context, words);
  }
  if (candidate.shape === 'uneven' && !isLabelled(candidate, words)) return REJECTED;
  if (isLongKey(candidate) && !isOneTime(candidate, context)) return REJECTED;
  if (candidate.shape === 'letters' && !lettersMayBeCode(candidate, context, words, look)) return REJECTED;
  return (
    words.score +
    Math.min(look, 0.35) +
    subjectScore(candidate, context) +
    circumstancesScore(candidate, context, words) +
    (sole && isPlainNumber(candidate) ? 0.1 : 0)
  );
}

/** Looks at everything around a candidate, so it is called last. */
function circumstancesScore(candidate: Candidate, context: MailContext, words: WordScore): number {
  const labelled = words.leads && words.gap <= 2 && isAboutAccess(candidate, context);
  const named = words.kind === 'oneTimeCode' && words.leads && words.gap <= 4;
  return shapeScore(candidate, labelled, named) + purposeScore(candidate, context, words.kind);
}

function isLabelled({ alone }: Candidate, { leads, gap, kind }: WordScore): boolean {
  return leads && (gap <= MAX_LABEL_GAP || (alone && kind === 'oneTimeCode'));
}

function isLongKey({ shape, value }: Candidate): boolean {
  return shape === 'mixed' && value.length > MAX_IN_TEXT && !value.includes('-');
}

/** The line above or the subject says that it is a one-time code and not a key to keep. */
function isOneTime({ block }: Candidate, { blocks, hitsOf, subjectHits }: MailContext): boolean {
  return (
    subjectHits.some(isCodeWord) || hitsOf(blocks[block.index - 1]).some(({ kind }) => kind === 'oneTimeCode')
  );
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

/** Without any word, only the structure counts: a number by itself that looks like a code, with no other one like it. */
function structureScore(candidate: Candidate, context: MailContext, look: number): number {
  const { value, shape, alone, block } = candidate;
  const number = shape === 'digits' || shape === 'groups';
  // "Kasuta AB12CD34" in the subject, and the same code again under a line that ends with a colon.
  const repeated = shape === 'mixed' && context.inSubject(value) && isUnderColon(candidate, context);
  if (!alone || !(number || repeated) || value.length < 4 || value.length > 8) return REJECTED;
  if (context.lookalikes(candidate) > 1) return REJECTED;
  const around = nearby(block, context, 2).filter(({ kind }) => !NEUTRAL_KINDS.has(kind));
  if (around.length > 0 || context.subjectHits.some(({ kind }) => kind === 'offer' || kind === 'visit'))
    return REJECTED;
  // Five digits by themselves are often a postal code.
  const short = context.length < 700 && value.length >= 6 ? 0.3 : 0;
  return (
    look + Math.max(short, context.inSubject(value) ? 0.3 : 0) - (context.isKnownLanguage() ? 0.35 : 0) + 0.05
  );
}

function subjectScore(candidate: Candidate, context: MailContext): number {
  if (candidate.block === context.subject) return 0.05;
  const hits = context.subjectHits;
  if (context.inSubject(candidate.value)) return 0.2;
  // If the number is in the middle of a text, the subject may be about another one.
  const weight = candidate.alone ? 1 : 0.6;
  if (hits.some(({ kind }) => kind === 'oneTimeCode')) return 0.12 * weight;
  if (hits.some(({ kind }) => kind === 'code' || kind === 'security')) return 0.07 * weight;
  return 0;
}

function shapeScore(
  { value, shape, block, start, alone }: Candidate,
  labelled: boolean,
  named: boolean,
): number {
  let score = 0;
  if (isSmallPrint(block)) score -= 0.4;
  // "SSH2" and "WIN32" are names.
  if (shape === 'mixed' && /^[A-Za-z]{3,}\d{1,2}$/.test(value) && !alone && !labelled) score -= 0.25;
  if (POSTCODE.test(block.text) && lookAt(block, 0).size < 19) score -= 0.4;
  if (shape === 'mixed' || shape === 'letters') return score;
  if (shape === 'uneven') score -= 0.1;
  if (block.text[start - 1] === '#') score -= 0.3;
  if (value.length === 6) score += 0.05;
  if (value.endsWith('000')) score -= 0.15;
  if (value.length === 4 && !alone) score -= 0.06;
  if (value.length > 8) score -= 0.15;
  // In "Your verification code is 2053" it is not a year.
  if (isYear(value)) score -= named ? 0.05 : 0.3;
  if (/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(value)) score -= 0.2;
  return score;
}

/** Mails that sell something or confirm a booking have codes too, but not the kind we are looking for. */
function purposeScore(candidate: Candidate, context: MailContext, kind: WordScore['kind']): number {
  const around = [...nearby(candidate.block, context, 3), ...context.subjectHits];
  const offer = around.some((hit) => hit.kind === 'offer');
  const visit = around.some((hit) => hit.kind === 'visit');
  const named =
    candidate.block.joined ||
    (kind === 'oneTimeCode' &&
      around.some((hit) => hit.kind === 'oneTimeCode') &&
      !isOfVisit(candidate, context));
  let score = 0;
  if (around.some((hit) => hit.kind === 'scam')) score -= 0.6;
  if (offer && !isNamedInSubject(candidate, context, 'offer'))
    score -= named ? 0.1 : candidate.shape === 'digits' ? 0.5 : 0.75;
  // The subject of a booking also contains its number.
  const isInSubject = (kind: WordKind) => context.subjectHits.some((hit) => hit.kind === kind);
  const booked = isInSubject('visit') && !isInSubject('oneTimeCode');
  if (visit && !isAskedFor(candidate, context) && !isNamedInSubject(candidate, context, 'visit'))
    score -= named ? (booked ? 0.3 : 0.1) : context.inSubject(candidate.value) ? 0.85 : 0.65;
  if (kind !== 'oneTimeCode' && around.some((hit) => hit.kind === 'otherNumber')) score -= 0.1;
  // If the mail isn't about a shop or a booking, a confirmation code confirms an account.
  const isConfirmation =
    kind === 'code' &&
    !offer &&
    !visit &&
    /confirmation code/i.test(candidate.block.text) &&
    !around.some((hit) => hit.kind === 'otherNumber');
  // "Key code: AB-123" without a word about security may be any kind of reference.
  const security = isAboutAccess(candidate, context);
  if (kind === 'code' && !security && !isConfirmation && candidate.shape === 'mixed') score -= 0.14;
  if (kind === 'code' && !isConfirmation && isAnyCode(candidate, context)) score -= 0.25;
  if (around.some((hit) => hit.kind === 'otherNumber') && isOfPayment(candidate, context, security))
    score -= 0.5;
  // The subject and the words next to the number say that this is a receipt or an invoice.
  const { subjectHits } = context;
  if (
    subjectHits.some((hit) => hit.kind === 'otherNumber') &&
    !subjectHits.some((hit) => hit.kind === 'security' || isCodeWord(hit)) &&
    nearby(candidate.block, context, 1).some((hit) => hit.kind === 'otherNumber')
  )
    score -= 0.4;
  // In replies, people send each other codes of doors and alarms.
  if (kind !== 'oneTimeCode' && REPLY.test(context.subject.text) && !subjectHits.some(isCodeWord))
    score -= 0.2;
  if (context.lookalikes(candidate) >= 4) score -= 0.5;
  return score;
}

/** "Reservation 1234567, PIN 1234" */
function isOfVisit({ block, start }: Candidate, { hitsOf }: MailContext): boolean {
  const hits = hitsOf(block);
  return (
    hits.some(({ kind, end }) => kind === 'visit' && end <= start) &&
    !hits.some(({ kind }) => kind === 'oneTimeCode')
  );
}

/** The subject and the line above ask for a code, and only the rest of the mail mentions a booking. */
function isAskedFor({ block, alone }: Candidate, { blocks, hitsOf, subjectHits }: MailContext): boolean {
  const above = hitsOf(blocks[block.index - 1]);
  return (
    alone &&
    above.some(({ kind }) => kind === 'enter') &&
    [subjectHits, above].every((hits) => hits.some(isCodeWord) && !hits.some(({ kind }) => kind === 'visit'))
  );
}

/** "123456 is your code" in a subject that doesn't mention a shop or a booking. */
function isNamedInSubject({ value, shape }: Candidate, context: MailContext, about: WordKind): boolean {
  const { subjectHits, inSubject } = context;
  if (shape !== 'digits' && shape !== 'groups') return false;
  return inSubject(value) && subjectHits.some(isCodeWord) && !subjectHits.some(({ kind }) => kind === about);
}

/** The number of a card payment. "Authorised" in the subject of a receipt has nothing to do with security. */
function isOfPayment(candidate: Candidate, context: MailContext, security: boolean): boolean {
  if (context.subjectHits.some(isCodeWord)) return false;
  const label = labelOf(candidate, context);
  const named = /\b(?:auth(?:ori[sz]ation)?\.?|approval) code/i.test(label);
  return named && (!security || /\bauth\.? code/i.test(label));
}

/** There is a security word near the candidate or in the subject. */
function isAboutAccess({ block }: Candidate, context: MailContext): boolean {
  return [...nearby(block, context, 1), ...context.subjectHits].some(isSecurityWord);
}

/** "The code is 1234" in a text that doesn't mention security: it may be for a door, a parcel or a form. */
function isAnyCode({ block }: Candidate, context: MailContext): boolean {
  if (context.length <= ONE_LINE || context.subjectHits.some(isCodeWord)) return false;
  return ![...nearby(block, context, 3), ...context.subjectHits].some(isSecurityWord);
}

function isUnderColon({ block }: Candidate, { blocks }: MailContext): boolean {
  return /[:：]$/.test(blocks[block.index - 1]?.text ?? '');
}

/** The line of a candidate, or the line above if it is alone. */
function labelOf({ block, alone }: Candidate, { blocks }: MailContext): string {
  return (alone ? blocks[block.index - 1] : block)?.text ?? '';
}

/** Letters are usually words. To count as a code they must be in its place, and lower-case letters must look like one, too. */
function lettersMayBeCode(
  candidate: Candidate,
  context: MailContext,
  words: WordScore,
  look: number,
): boolean {
  const { value, alone, block, start } = candidate;
  // "CONFIRM"
  if (context.hitsOf(block).some((hit) => hit.start === start && hit.end - start >= MIN_WORD)) return false;
  const colon = /[:：=] ?["'*]?$/.test(block.text.slice(Math.max(0, start - 4), start));
  // "Enter this code: ABCD-EFGH"
  const labelled = colon && (words.gap <= 4 || (words.gap <= 30 && value.includes('-')));
  // "Verification code: NKhrpsjU"
  const named = words.kind === 'oneTimeCode' && words.leads && words.gap <= (colon ? MAX_LABEL_GAP : 4);
  if (!alone && /[a-z]/.test(value)) return named && value.length >= 8;
  const underColon = isUnderColon(candidate, context);
  const announced = underColon || look >= 0.25 || value.includes('-');
  // "Your code is <b>ABCDEF</b>"
  const stressed =
    words.kind === 'oneTimeCode' &&
    words.leads &&
    words.gap <= 6 &&
    lookAt(block, start).bold &&
    !lookAt(block, start - 1).bold;
  if (stressed && !alone && /^[A-Z]{5,8}$/.test(value)) return true;
  if (alone && words.kind === 'oneTimeCode' && words.leads && words.score >= 0.5 && looksRandom(value))
    return true;
  if (/^[A-Z-]+$/.test(value)) return alone ? words.leads && words.score >= 0.3 && announced : labelled;
  if (!alone || !words.leads) return false;
  // `maple-tiger-river` under "Your login code is"
  if (words.kind === 'oneTimeCode' && words.score >= 0.5 && /^[a-z]+(?:-[a-z]+){2,}$/.test(value))
    return true;
  return words.score >= 0.4 && look >= (underColon ? 0.2 : 0.25);
}
