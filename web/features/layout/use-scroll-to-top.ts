import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { timings } from '#contract/timings.ts';

/** Scrolls to the top after every navigation, once the new page has been laid out. Links to an anchor are left alone. */
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
