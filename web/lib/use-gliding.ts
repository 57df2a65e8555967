import { useDeferredValue } from 'react';

/** Whether the system asks for reduced motion. */
export const isMotionReduced = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The same value, which changes within a transition: a `ViewTransition` that appears or disappears with it is animated.
 * With reduced motion it changes at once.
 */
export function useGliding<T>(value: T): T {
  const later = useDeferredValue(value);
  return isMotionReduced() ? value : later;
}
