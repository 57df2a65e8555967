import { useSyncExternalStore } from 'react';
import { readText, session, writeText } from '#web/lib/storage.ts';

const keyOf = (address: string) => `attempts_closed_${address}`;
/** Also for browsers that store nothing. */
const times = new Map<string, number>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function read(address: string): number {
  const known = times.get(address) ?? (Number(readText(session, keyOf(address))) || 0);
  times.set(address, known);
  return known;
}

function write(address: string, until: number): void {
  times.set(address, until);
  writeText(session, keyOf(address), String(until));
  for (const listener of listeners) listener();
}

/** Until when the visitor has closed everything that was told about an address, in this tab, and how to close it. */
export function useClosed(address: string) {
  const until = useSyncExternalStore(subscribe, () => read(address));
  return [until, (until: number) => write(address, until)] as const;
}
