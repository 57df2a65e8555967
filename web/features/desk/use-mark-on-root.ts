import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the page for the style sheet. `data-wide` is set from the click that brings the desk. It also
 * knows the scrollbar's width.
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
