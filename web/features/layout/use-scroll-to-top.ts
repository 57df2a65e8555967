import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { timings } from '#contract/timings.ts';

/** Every navigation inside the app starts at the top, once the new screen has been laid out. */
export function useScrollToTop(): void {
  const { key, hash } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key || hash) return;
    first.current = '';
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), timings.scrollToTop);
    return () => clearTimeout(timer);
  }, [key, hash]);
}
