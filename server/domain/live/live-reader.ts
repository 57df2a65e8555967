import type { LiveEventName, LiveEvents, LivePositions } from '#contract/events.ts';

/** What happened, and in which inbox. */
export type LiveNews = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];
/** The id is the position after this event, from which a stream can resume. */
export type LiveEvent = LiveNews & { id: string };
/** The first event. It has only a position, so a stream that breaks before any other event can resume. */
export type Hello = { id: string; name: null };

/** An open page that receives live events. */
export type LiveReader = {
  /** Returns a promise if the reader is behind. Throws or rejects if the reader is gone. */
  take(event: LiveEvent | Hello): void | Promise<void>;
  /** With a heartbeat: the reader has been sent everything up to here. */
  takePositions?(positions: LivePositions): void | Promise<void>;
  /** There is nothing more to follow, or something went wrong. */
  end(error?: unknown): void;
};
