import { type Block, type Content, createBlock, type Link } from './block.ts';
import { type Candidate, candidatesIn, MAX_CANDIDATES } from './candidates.ts';
import type { LinkKind } from './found.ts';
import type { Languages } from './languages.ts';
import { createContext, isPlainNumber } from './mail-context.ts';
import { isLabelledOtherwise } from './other-labels.ts';
import { scoreCandidate } from './score-code.ts';
import { typedForm } from './typed-form.ts';
import { hasToken, kindOfPath } from './url-signs.ts';

type Code = { value: string; confidence: number };

const MIN_CONFIDENCE = 0.5;
/** The confidence in a code that is also the token of a link, even without any words around it. */
const TOKEN_CONFIDENCE = 0.6;
const MIN_TOKEN = 6;
/** Each candidate is compared with at most this many links. */
const MAX_COMPARED = 100;
const TOKEN_KINDS = new Set<LinkKind | null>(['verify', 'reset', 'login']);
/** `@example.com #123456`, the format that browsers and phones recognize. */
const BOUND_TO_DOMAIN = /^@[a-z0-9][a-z0-9.-]{0,252} #([a-z0-9-]{4,20})(?: @[a-z0-9.-]{1,253})?$/i;

/** The code on the last line, in the format that is bound to a domain. It is certain. */
export function findCertainCode(contents: Content[]): Code | null {
  for (const { blocks } of contents) {
    const match = BOUND_TO_DOMAIN.exec(blocks[blocks.length - 1]?.text.slice(0, 600) ?? '');
    if (match) return { value: typedForm(match[1]!), confidence: 1 };
  }
  return null;
}

/** The most likely code of the mail, if it is likely enough. */
export function findCode(mail: {
  subject: string;
  contents: Content[];
  addresses: string[];
  languages: Languages;
}): Code | null {
  const subject = createBlock();
  subject.text = mail.subject;
  const bodies = mail.contents.map(({ blocks }) => blocks);
  const links = mail.contents.flatMap((content) => content.links).slice(0, MAX_COMPARED);
  // The body may continue the subject, so the subject is also read together with the first lines.
  const start = [subject, ...(bodies[0]?.slice(0, 3) ?? [])];
  const own = mail.addresses.map((address) => onlyLettersAndDigits(address.slice(0, 400)));
  const scores = new Map<string, { score: number; places: number }>();
  for (const blocks of [...bodies, start]) {
    const candidates = collect(blocks === start ? [subject] : blocks).filter(
      (candidate) =>
        !own.some((address) => address.includes(onlyLettersAndDigits(candidate.value))) &&
        !isButtonText(candidate, links),
    );
    const context = createContext(subject, blocks, candidates, mail.languages);
    const likely = candidates.filter((candidate) => !isLabelledOtherwise(candidate, context));
    const numbers = likely.filter(isPlainNumber);
    // A shorter number elsewhere doesn't compete with it. It may be a street number in the footer, or a count.
    const isSole = ({ value, block }: Candidate) =>
      !numbers.some(
        (other) => other.value !== value && (other.value.length >= value.length || other.block === block),
      );
    for (const candidate of likely) {
      const score = scoreCandidate(candidate, context, isSole(candidate));
      record(
        scores,
        candidate.value,
        isTokenOf(candidate, links) ? Math.max(score, TOKEN_CONFIDENCE) : score,
      );
    }
  }
  let best: Code | null = null;
  for (const [value, { score, places }] of scores) {
    const confidence = Math.min(0.99, score + (places > 1 ? 0.05 : 0));
    if (confidence >= MIN_CONFIDENCE && confidence > (best?.confidence ?? 0)) best = { value, confidence };
  }
  return best && { value: best.value, confidence: Math.round(best.confidence * 100) / 100 };
}

function collect(blocks: Block[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const block of blocks) {
    if (candidates.length >= MAX_CANDIDATES) break;
    candidates.push(...candidatesIn(block, MAX_CANDIDATES - candidates.length));
  }
  return candidates;
}

/** Letters in the label of a link are a word, unless the URL contains them too. */
function isButtonText({ shape, value, block, start, end }: Candidate, links: Link[]): boolean {
  return (
    shape === 'letters' &&
    links.some(
      (link) =>
        link.block === block &&
        link.start <= start &&
        end <= link.start + link.label.length &&
        !link.url.includes(value),
    )
  );
}

/** "Click here, or enter AB12CD34": the confirmation link ends with the code, and has no other token. */
function isTokenOf({ value, shape }: Candidate, links: Link[]): boolean {
  if ((shape !== 'mixed' && shape !== 'letters') || value.length < MIN_TOKEN) return false;
  return links.some(({ page }) => {
    if (!page.endsWith(value)) return false;
    const rest = page.slice(0, -value.length);
    return /[/=]$/.test(rest.slice(-1)) && TOKEN_KINDS.has(kindOfPath(rest)) && !hasToken(rest);
  });
}

function record(scores: Map<string, { score: number; places: number }>, value: string, score: number): void {
  const known = scores.get(value);
  scores.set(value, { score: Math.max(score, known?.score ?? -1), places: (known?.places ?? 0) + 1 });
}

function onlyLettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
