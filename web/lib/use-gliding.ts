import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns `value` a moment later, changed within a view transition that moves the address to its new place (`.gliding` in
 * base.css). With reduced motion it changes at once. React's own `ViewTransition` skips the motion when anything else changes
 * at the same moment, which happens often here.
 */
export function useGliding<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const moves = canMove();
  useLayoutEffect(() => {
    if (value === shown) return;
    const show = () => flushSync(() => setShown(latest.current));
    if (moves) document.startViewTransition(show);
    else setShown(value);
  }, [value, shown, moves]);
  return moves ? shown : value;
}

const canMove = () =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
