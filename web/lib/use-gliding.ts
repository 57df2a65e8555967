import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The same value, a moment later: it changes within a view transition, in which the address moves from its old place to its new
 * one (`.gliding` in base.css). With reduced motion it changes at once. React's own `ViewTransition` skips the motion when
 * anything else changes at the same moment, which here is often the case.
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
