import { timings } from '#contract/timings.ts';

/** `down` means that the server does not answer at all. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'down' | 'offline';

/** A healthy stream shows every change at once and tells every 15 s whether something is missing, so polling is only a fallback. */
export const refreshInterval = (live: LiveState) =>
  live === 'live' ? timings.inboxRefreshLive : timings.inboxRefresh;
