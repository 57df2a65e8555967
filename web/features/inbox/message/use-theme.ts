import { useSyncExternalStore } from 'react';
import { currentTheme, type Theme } from '#web/lib/theme.ts';

/** Calls back when the reader switches the theme, or the system does. */
function subscribe(onChange: () => void) {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

/** The theme of the page. The frame of a mail cannot see it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
