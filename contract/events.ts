import type { MessageSummary } from './messages.ts';

/**
 * The data of each event in the event stream, by event name. `position` is that of the inbox after the event, in the same
 * numbers as the header of its list (`POSITION_HEADER`): a list with this position or a later one has the change.
 */
export type LiveEvents = {
  message: { address: string; position?: number; message: MessageSummary };
  /** A message changed after it arrived. Only the fields that changed are there. */
  updated: { address: string; position?: number; id: string } & Partial<
    Pick<MessageSummary, 'seen' | 'code' | 'codeStatus' | 'link' | 'sender'>
  >;
  /** Without `id`, the whole inbox was deleted, and there is no position. */
  deleted: { address: string; position?: number; id?: string };
  /** `closed` if the operator closed it before its planned end. */
  expired: { address: string; closed?: true };
  /** The inbox ends at another time than before. */
  extended: { address: string; expires_at: string };
  /** Its owner has given the inbox a label, or taken it away. */
  labelled: { address: string; position?: number; label: string | null };
  /** A server tried to deliver mail, and it was not stored. `GET …/deliveries` says why. */
  attempted: { address: string; position?: number };
  /** Comes first in a resumed stream that cannot say which addresses have ended: list the addresses again. */
  reload: Record<string, never>;
};

export type LiveEventName = keyof LiveEvents;

/**
 * Comes with every heartbeat, as the event `positions` without an id: the position of each inbox up to which the stream
 * has sent everything. It only grows, except when a database without its last changes takes over.
 */
export type LivePositions = Record<string, number>;

/** A list of messages says in this header which position of its inbox it shows. */
export const POSITION_HEADER = 'x-position';
