import { useLayoutEffect } from 'react';

/**
 * Sets a data attribute on the root element for the style sheet, and the width of the scrollbar. `data-wide` is set while
 * the code of the desk loads, so that the header moves together with what is below it.
 */
export function useRootAttribute(name: 'desk' | 'reading' | 'wide', on: boolean): void {
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
