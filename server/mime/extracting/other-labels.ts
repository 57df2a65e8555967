import type { Block } from './block.ts';
import type { Candidate } from './candidates.ts';
import { isCodeWord, isSmallPrint, type MailContext, SENTENCE_END, strengthOf } from './mail-context.ts';
import { isPostal } from './postal-address.ts';

/** A longer block above or below is not a label. */
const MAX_LABEL = 70;
const MAX_QUOTE = 100;
/** Longer texts in a table are not the name of a value. */
const MAX_NAME = 40;
/** A name and its value on one line. */
const ROW = /^[^\d:：]{2,40}[:：] ?\S.{0,40}$/;
/** A date, a number or the name of a model. */
const VALUE = /^(?=.{0,40}(?:\d|[A-Z]{4})).{1,40}$/;

/** `€12.50`, `1,250.00 kr`. */
const PRICE = /^\D{0,6}\d[\d ,.']{0,12}[.,]\d\d\D{0,6}$/;
const AMOUNT_BEFORE =
  /[$€£¥₹₽₩₺₴₫฿₪]\s?$|(?:^|[^a-z])(?:usd|eur|gbp|rs\.?|inr|chf|kr\.?|sar|aed|brl|try|tl)\s?$/i;
const AMOUNT_AFTER =
  /^\s?(?:[$€£¥₹₽₩₺₴₫฿₪%]|(?:usd|eur|gbp|inr|chf|kr|zl|tl|sar|aed|try)\b|руб|грн|元|円|원|ريال|đ)/i;

/** A text about software: "error 550203 in the log". */
const ERROR_BEFORE = /\b(?:error|errno|status) $/i;

/** Whether the nearest label says that the candidate is something else, such as an order number. */
export function isLabelledOtherwise(candidate: Candidate, context: MailContext): boolean {
  const { block, start, end, alone } = candidate;
  const hits = context.hitsOf(block);
  const before = hits.findLast((hit) => hit.end <= start && (hit.kind === 'otherNumber' || isCodeWord(hit)));
  if (isExample(candidate, context) || isQuoted(candidate) || context.isProgram(block)) return true;
  if (isInTable(candidate, context) || isOrderRow(candidate, context) || isPostal(candidate)) return true;
  if (before?.kind === 'otherNumber') {
    const between = block.text.slice(before.end, start);
    if (between.length <= 16 && !SENTENCE_END.test(between) && !/\d{3}/.test(between)) return true;
  }
  if (AMOUNT_BEFORE.test(block.text.slice(Math.max(0, start - 7), start))) return true;
  if (AMOUNT_AFTER.test(block.text.slice(end, end + 7))) return true;
  if (block.text[end] === '#' || ERROR_BEFORE.test(block.text.slice(Math.max(0, start - 10), start)))
    return true;
  if (!alone) return false;
  return isOtherLabel(context.blocks[block.index - 1], context) || isCountLabel(candidate, context);
}

/** The last word counts in a label before a number, the first one in a label after it. */
function isOtherLabel(block: Block | undefined, context: MailContext, isAfter = false): boolean {
  if (!block || block.text.length > MAX_LABEL) return false;
  const hits = context.hitsOf(block);
  // "Enter the code to confirm your postal address" is about a code, not about the address.
  if (hits.some((hit) => isCodeWord(hit) && strengthOf(hit, hits) === 'oneTimeCode')) return false;
  // "To open your account, enter" asks for something to type.
  const labels = hits.filter((hit) => hit.kind === 'otherNumber' || hit.kind === 'enter' || isCodeWord(hit));
  return labels.at(isAfter ? 0 : -1)?.kind === 'otherNumber';
}

/** One of several named values, and its name doesn't mention a code: "Asset tag", "Model", "Date". */
function isInTable({ block, start, alone }: Candidate, context: MailContext): boolean {
  const at = (distance: number) => context.blocks[block.index + distance];
  const isName = (one: Block | undefined) =>
    one !== undefined &&
    one.text.length <= MAX_NAME &&
    !/\d|[.!?。！？,:：]$/.test(one.text) &&
    namesNoCode(one.text.length, one, context);
  if (!alone)
    return (
      [-1, 0, 1].every((distance) => ROW.test(at(distance)?.text ?? '')) && namesNoCode(start, block, context)
    );
  const rows = [-4, -2, 2, 4].filter(
    (distance) => VALUE.test(at(distance)?.text ?? '') && isName(at(distance - 1)),
  );
  return isName(at(-1)) && rows.length >= 2;
}

/** A row of an order: the item number, the quantity and the price. */
function isOrderRow({ block, alone }: Candidate, { blocks }: MailContext): boolean {
  const at = (distance: number) => blocks[block.index + distance]?.text ?? '';
  return (
    alone && /^(?:x ?)?\d{1,3}(?: ?x)?$/i.test(at(1)) && [2, 3].some((distance) => PRICE.test(at(distance)))
  );
}

function namesNoCode(until: number, block: Block, context: MailContext): boolean {
  return !context
    .hitsOf(block)
    .some((hit) => hit.start < until && (isCodeWord(hit) || hit.kind === 'security' || hit.kind === 'enter'));
}

/** `Beware of mails that say "Your code is 123456, do not share it".` The code is only quoted. */
function isQuoted({ block: { text }, start, end }: Candidate): boolean {
  if (/^["“„«]/.test(text)) return false;
  const before = text.slice(Math.max(0, start - MAX_QUOTE), start);
  const open = before.search(/["“„«][^"“”„«»]*$/);
  if (open < 0 || !/\p{L}/u.test(before.slice(open))) return false;
  // Opening and closing straight quotes look the same. The last one opens a quote if their number is odd.
  if (before[open] === '"' && before.split('"').length % 2 === 1) return false;
  return /["“”»]/.test(text.slice(end, end + MAX_QUOTE));
}

/** "We never ask for a code such as 123456". */
function isExample({ block, start }: Candidate, context: MailContext): boolean {
  return context
    .hitsOf(block)
    .some(
      ({ kind, end }) =>
        kind === 'example' &&
        end <= start &&
        start - end <= 3 &&
        /^[ "'(]*$/.test(block.text.slice(end, start)),
    );
}

/** A number above its label, as in reports: no word for a code before it, and a label for something else after it. */
function isCountLabel({ block }: Candidate, context: MailContext): boolean {
  const above = [1, 2, 3].some((distance) =>
    context
      .hitsOf(context.blocks[block.index - distance])
      .some((hit) => isCodeWord(hit) || hit.kind === 'enter'),
  );
  const below = context.blocks[block.index + 1];
  return !above && below !== undefined && !isSmallPrint(below) && isOtherLabel(below, context, true);
}
