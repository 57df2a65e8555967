import type { Params } from '#contract/fill-in.ts';
import { type Plan, TEXT_ROOM } from '#contract/plans.ts';
import { readableSize } from '#contract/sizes.ts';
import { smtpTexts } from '../smtp-texts.ts';
import type { Attempt } from './attempt.ts';

/** What happened to a delivery, for the owner of the inbox: in words, and the limit in them. `plan` is that of the inbox. */
export const describeAttempt = (attempt: Attempt, plan: Plan) => ({
  reason: sentenceOf(attempt, plan),
  ...paramsOf(attempt, plan),
});

function paramsOf(attempt: Attempt, plan: Plan): { params?: Params } {
  if (attempt.code === 'full') return { params: { max: plan.maxMessages } };
  return attempt.code === 'too-large' && !hasLongHeaders(attempt)
    ? { params: { limit: limitFor(attempt, plan) } }
    : {};
}

const said = ({ reply }: Attempt, text: string) => reply?.endsWith(text) ?? false;
const hasLongHeaders = (attempt: Attempt) => said(attempt, 'headers too large');
/** A mail that is smaller than its attachments may be has too much of everything else. */
const limitFor = ({ bytes }: Attempt, { attachmentLimit }: Plan) =>
  bytes && bytes > attachmentLimit ? attachmentLimit : TEXT_ROOM;

function sentenceOf(attempt: Attempt, plan: Plan): string {
  const { code, outcome, bytes } = attempt;
  const mail = bytes ? `A mail of ${formatSize(bytes)}` : 'A mail';
  const failed = `${mail} was ${outcome === 'refused' ? 'refused' : 'turned away for now'}`;
  switch (code) {
    case 'stored':
      return `${mail} was stored.`;
    case 'too-large':
      if (hasLongHeaders(attempt)) return `${failed}: its headers are too large.`;
      return limitFor(attempt, plan) === TEXT_ROOM
        ? `${failed}: its texts and headers may have ${formatSize(TEXT_ROOM)}.`
        : `${failed}: this address takes ${formatSize(plan.attachmentLimit)}.`;
    case 'full':
      return `${failed}: this inbox is full. It holds ${plan.maxMessages} messages.`;
    case 'spent':
      return `${failed}: this address has taken all the messages that it was made for.`;
    case 'blocked':
      return `${failed}: mail from this sender is not accepted here.`;
    case 'malformed':
      return `${failed}: it is not built as a mail has to be.`;
    case 'alone':
      return `${failed}: it went to other addresses too, and its sender has to send it to this one alone.`;
    case 'network-full':
      return `${failed}: the network of its sender has sent too much within the hour.`;
    case 'unavailable':
      if (said(attempt, smtpTexts.suspended))
        return `${failed}: the owner of this domain has to prove it again.`;
      return `${failed}: the service could not store it. Most senders try again.`;
    case 'broken':
      if (said(attempt, smtpTexts.tooSlow)) return 'The connection was ended: the mail came too slowly.';
      return 'The connection ended before the mail was complete.';
    case 'other':
      if (said(attempt, smtpTexts.tooManyRecipients))
        return `${failed}: it went to too many addresses at once.`;
      return `${failed}: it went to several addresses, and one of them could not take it.`;
  }
}

function formatSize(bytes: number): string {
  const { value, unit, digits } = readableSize(bytes);
  return `${Number(value.toFixed(digits))} ${unit}`;
}
