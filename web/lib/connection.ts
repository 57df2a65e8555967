import { useSyncExternalStore } from 'react';
import { backoffDelay } from './backoff.ts';

/**
 * `offline` means that the server does not answer and the browser says that it has no network. `retryAt` is when the server
 * is tried again. Null while it is being tried, and offline, where a network that comes back is noticed at once.
 * `failed` is what the visitor tried meanwhile.
 */
export type Connection = { state: 'up' | 'down' | 'offline'; retryAt: number | null; failed: string };

const UP: Connection = { state: 'up', retryAt: null, failed: '' };

let current = UP;
/** Attempts in a row without an answer. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const attempts = new Set<() => Promise<unknown> | undefined>();
const owed = new Set<() => void>();

if (typeof window !== 'undefined') {
  // Only an answer decides: the browser may have no network and still reach a server on the same machine.
  window.addEventListener('offline', () => {
    tryNow();
    // A call that was under way may still be answered, and would hide that the network is gone.
    setTimeout(tryNow, 1000);
  });
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && current.state === 'down') tryNow();
  });
}

/** Whether the browser says that it has no network. It may be wrong. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Called for every answer of the server, whatever it says. */
export function noteAnswer(): void {
  failures = 0;
  stopWaiting();
  if (current !== UP) change(UP);
  const calls = [...owed];
  owed.clear();
  for (const call of calls) call();
}

/** Makes a call once, when the server has answered any other. Returns a function that takes it back. */
export function afterNextAnswer(call: () => void): () => void {
  owed.add(call);
  return () => owed.delete(call);
}

/**
 * Called when the server did not answer. It is asked again after a moment, and only if it is still silent the page says
 * so: a single call may fail for other reasons, for example because the visitor leaves the page.
 */
export function noteNoAnswer(): void {
  // Calls that fail while an attempt is planned bring no news.
  if (timer !== undefined) return;
  const delay = backoffDelay(failures++, Math.random);
  timer = setTimeout(tryNow, delay);
  if (isOffline()) change({ ...current, state: 'offline', retryAt: null });
  else if (failures > 1 || current.state !== 'up')
    change({ ...current, state: 'down', retryAt: Date.now() + delay });
}

/**
 * Tells the notice which action of the visitor failed because of the connection, so that nothing else has to say it. Returns
 * whether there is a notice.
 */
export function noteFailed(what: string): boolean {
  change({ ...current, failed: what });
  return document.querySelector('.connection-notice') !== null;
}

/** Asks the server again at once. */
export function tryNow(): void {
  stopWaiting();
  if (current.state === 'down') change({ ...current, retryAt: null });
  Promise.allSettled([...attempts].map((attempt) => attempt())).then(() => {
    const isUndecided = timer === undefined && current.state !== 'up';
    if (isUndecided) noteNoAnswer();
  });
}

/** Adds a call that finds out whether the server answers. Returns a function that removes it. */
export function addAttempt(attempt: () => Promise<unknown> | undefined): () => void {
  attempts.add(attempt);
  return () => attempts.delete(attempt);
}

/** Calls back after every change. Returns a function that ends this. */
export function watchConnection(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export const readConnection = (): Connection => current;

/** Whether the last call had no answer, or the browser says that it has no network. */
export const mayBeGone = (): boolean => timer !== undefined || current.state !== 'up' || isOffline();

export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, readConnection, () => UP);
}

function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
}

function change(next: Connection): void {
  current = next;
  for (const notify of [...watchers]) notify();
}
