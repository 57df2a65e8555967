import { useSyncExternalStore } from 'react';
import { setSound, wantsSound } from './sound.ts';

const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether new messages make a sound, and a function that changes it. Only for parts that are not prerendered. */
export function useSound() {
  const on = useSyncExternalStore(watch, wantsSound);
  const toggle = () => {
    setSound(!on);
    // The panel of the bell and the menu of the address show it at the same time.
    for (const notify of watchers) notify();
  };
  return { on, toggle };
}
