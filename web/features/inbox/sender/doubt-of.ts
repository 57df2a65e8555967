import type { MessageSummary } from '#contract/messages.ts';
import { splitSender } from '#contract/sender-name.ts';
import { sayTrick } from './name-tricks.ts';

/** A long name takes a while to read, and lists are drawn often. */
const known = new WeakMap<MessageSummary, string | null>();

/** What the sender of a message pretends, in a sentence. */
export function trickOf(message: MessageSummary): string | null {
  const before = known.get(message);
  if (before !== undefined) return before;
  const trick = sayTrick(splitSender(message.from)?.name ?? '', message.sender.domain);
  known.set(message, trick);
  return trick;
}

/** Why nothing in a message should be recommended, if there is a reason. */
export function doubtOf(message: MessageSummary): 'suspicious' | 'lookalike' | null {
  if (message.sender.verdict === 'suspicious') return 'suspicious';
  return trickOf(message) ? 'lookalike' : null;
}
