import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { timings } from '#contract/timings.ts';
import { jumpTo } from '#web/lib/jump-to.ts';

/**
 * Scrolls to the top after every navigation, once the new page has been laid out. Going back leads to the place that was
 * left. Links to an anchor are left to the browser, and so is a reload.
 */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const first = useRef(key);
  const current = useRef(key);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const remember = () => places.current.set(current.current, window.scrollY);
    const restoreByBrowser = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    restoreByBrowser('manual')();
    window.addEventListener('scroll', remember, { signal, passive: true });
    window.addEventListener('pagehide', restoreByBrowser('auto'), { signal });
    window.addEventListener('pageshow', restoreByBrowser('manual'), { signal });
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    // At once, because the browser scrolls when the new page is shorter.
    current.current = key;
    if (first.current === key || hash) return;
    first.current = '';
    const place = isBack && places.current.get(key);
    if (place) return scrollWhenPossible(place);
    const timer = setTimeout(() => jumpTo(), timings.scrollToTop);
    return () => clearTimeout(timer);
  }, [key, hash, isBack]);
}

/** Scrolls as soon as the page is tall enough, unless the visitor scrolls first. */
function scrollWhenPossible(place: number): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    jumpTo(place);
    if (window.scrollY >= place - 1) stop.abort();
  });
  observer.observe(document.body);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal });
  return () => stop.abort();
}
