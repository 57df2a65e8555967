import type { MessageSummary } from './messages.ts';

/** What the event stream carries, by the name of the SSE event. */
export type LiveEvents = {
  message: { address: string; message: MessageSummary };
  /** A message changed after it arrived. Only the fields that changed are there. */
  updated: { address: string; id: string; seen?: boolean };
  /** Without `id`, the whole inbox went. */
  deleted: { address: string; id?: string };
  expired: { address: string };
};

export type LiveEventName = keyof LiveEvents;
