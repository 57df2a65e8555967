import { useCallback, useSyncExternalStore } from 'react';

/**
 * The window has room for an application with panes that scroll. Below this, on phones, the page scrolls as a whole.
 * The variants `app` and `flow` of the style sheet have the same limits.
 */
export const APP_LAYOUT = '(width >= 40rem) and (height >= 30rem)';

/** List and message are side by side. The variants `panes` and `single` have the same limits. */
export const PANES_LAYOUT = '(width >= 64rem) and (height >= 30rem)';

/** Whether a media query matches. Only for parts that are not prerendered, which would differ. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
