import type { MessageSummary } from '#contract/messages.ts';

/** Adds a new message to the list, newest first. Returns the same list if the message is already in it. */
export function withMessage(list: MessageSummary[], message: MessageSummary): MessageSummary[] {
  if (list.some(({ id }) => id === message.id)) return list;
  return [message, ...list].sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

/** Changes one message in the list. */
export function withChanges(
  list: MessageSummary[],
  id: string,
  changes: Partial<MessageSummary>,
): MessageSummary[] {
  return list.map((message) => (message.id === id ? { ...message, ...changes } : message));
}

/** The messages that are new since `before`. The first list of an inbox, without a `before`, counts as already known. */
export function newMessages(before: MessageSummary[] | undefined, after: MessageSummary[]): MessageSummary[] {
  if (!before) return [];
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

/** The code of the newest message that has one. The messages may come from several inboxes. */
export function newestCode(messages: MessageSummary[]): string | undefined {
  const withCode = messages.filter(({ code }) => code);
  return withCode.sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))[0]?.code?.value;
}
