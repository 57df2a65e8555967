import { timings } from '#contract/timings.ts';

export type LiveState = 'connecting' | 'live' | 'polling' | 'offline';

/** A healthy stream shows every change at once, so polling is only a fallback. */
export const refreshInterval = (live: LiveState) =>
  live === 'live' ? timings.inboxRefreshLive : timings.inboxRefresh;
