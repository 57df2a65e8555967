import type { MessageSummary } from '#contract/messages.ts';

/** The list with a message that just came, newest first. What is there already stays as it is. */
export function withMessage(list: MessageSummary[], message: MessageSummary): MessageSummary[] {
  if (list.some(({ id }) => id === message.id)) return list;
  return [message, ...list].sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

/** Messages that were not there before. The first look at an inbox is no news. */
export function arrivals(before: MessageSummary[] | undefined, after: MessageSummary[]): MessageSummary[] {
  if (!before) return [];
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

/** The sender's name for a row: `Name <address>` gives the name, else the address itself. */
export function senderName(from: string): string {
  const match = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(from);
  return match?.[1] || match?.[2] || from;
}

/** The next message up or down from the open one, for j and k. */
export function neighbour(list: MessageSummary[], openId: string | null, step: 1 | -1): string | null {
  if (list.length === 0) return null;
  const index = list.findIndex(({ id }) => id === openId);
  if (index === -1) return list[0]!.id;
  return list[Math.max(0, Math.min(list.length - 1, index + step))]!.id;
}
