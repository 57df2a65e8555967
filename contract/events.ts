import type { MessageSummary } from './messages.ts';

/** The data of each event in the event stream, by event name. */
export type LiveEvents = {
  message: { address: string; message: MessageSummary };
  /** A message changed after it arrived. Only the fields that changed are there. */
  updated: { address: string; id: string } & Partial<
    Pick<MessageSummary, 'seen' | 'code' | 'codeStatus' | 'link' | 'sender'>
  >;
  /** Without `id`, the whole inbox was deleted. */
  deleted: { address: string; id?: string };
  /** `closed` if the operator closed it before its planned end. */
  expired: { address: string; closed?: true };
  /** The inbox ends at another time than before. */
  extended: { address: string; expires_at: string };
  /** A server tried to deliver mail, and it was not stored. `GET …/deliveries` says why. */
  attempted: { address: string };
  /** Comes first in a resumed stream that cannot say which addresses have ended: list the addresses again. */
  reload: Record<string, never>;
};

export type LiveEventName = keyof LiveEvents;
