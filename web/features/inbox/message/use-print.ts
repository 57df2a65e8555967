import { type RefObject, useEffect } from 'react';
import { measureForPrint } from './measure-mail.ts';

/** Fits on A4 and on US Letter, with the margins that browsers leave. */
const PAPER_WIDTH = 680;
/** About a hundred pages. Nobody prints more, and a mail may claim any height. */
const MAX_HEIGHT = 100_000;

/** Tells print.css how large a whole mail is on paper, when the browser prints. `pane` is around its frame. */
export function usePrint(pane: RefObject<HTMLElement | null>, srcdoc: string): void {
  useEffect(() => {
    const measure = () => {
      const { width, height } = measureForPrint(srcdoc, PAPER_WIDTH);
      const style = pane.current?.style;
      style?.setProperty('--print-width', `${width}px`);
      style?.setProperty('--print-height', `${Math.min(height, MAX_HEIGHT)}px`);
      style?.setProperty('--print-zoom', String(PAPER_WIDTH / width));
    };
    window.addEventListener('beforeprint', measure);
    return () => window.removeEventListener('beforeprint', measure);
  }, [pane, srcdoc]);
}
