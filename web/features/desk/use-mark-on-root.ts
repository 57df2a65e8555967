import { useLayoutEffect } from 'react';

/** Sets an attribute of the page for the style sheet: `data-desk` or `data-reading`. It also knows the scrollbar's width. */
export function useMarkOnRoot(name: 'desk' | 'reading', on: boolean): void {
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
