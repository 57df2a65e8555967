import { type RefObject, useEffect } from 'react';
import { layOutOnPaper } from './paper.ts';

/** Fills the element with the whole mail while the browser prints. */
export function usePrint(paper: RefObject<HTMLElement | null>, srcdoc: string): void {
  useEffect(() => {
    const clear = () => paper.current?.replaceChildren();
    const fill = () => {
      clear();
      if (paper.current) layOutOnPaper(paper.current, srcdoc);
    };
    window.addEventListener('beforeprint', fill);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', fill);
      window.removeEventListener('afterprint', clear);
    };
  }, [paper, srcdoc]);
}
