import { useLayoutEffect } from 'react';

/**
 * Sets a data attribute on the root element for the style sheet, and the width of the scrollbar. `data-wide` is set by the
 * click that creates the first address, before the desk appears.
 */
export function useMarkOnRoot(name: 'desk' | 'reading' | 'wide', on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    const { dataset, style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, on]);
}
