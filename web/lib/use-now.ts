import { useCallback, useSyncExternalStore } from 'react';

/** One timer for each interval, so that all clocks on the page change at the same moment. */
type Ticker = { at: number; watchers: Set<() => void>; timer?: ReturnType<typeof setInterval> };
const tickers = new Map<number, Ticker>();

function tickerOf(interval: number): Ticker {
  const ticker = tickers.get(interval) ?? { at: Date.now(), watchers: new Set() };
  tickers.set(interval, ticker);
  return ticker;
}

function watch(interval: number, notify: () => void): () => void {
  const ticker = tickerOf(interval);
  ticker.watchers.add(notify);
  ticker.timer ??= setInterval(() => {
    ticker.at = Date.now();
    for (const one of [...ticker.watchers]) one();
  }, interval);
  return () => {
    ticker.watchers.delete(notify);
    if (ticker.watchers.size > 0) return;
    clearInterval(ticker.timer);
    tickers.delete(interval);
  };
}

/**
 * The time of `clock`, updated every `interval` milliseconds. Not for prerendered content that React takes over, which
 * would differ.
 */
export function useNow(clock: () => number, interval: number): number {
  const at = useSyncExternalStore(
    useCallback((notify: () => void) => watch(interval, notify), [interval]),
    () => tickerOf(interval).at,
    Date.now,
  );
  return clock() - Date.now() + at;
}
