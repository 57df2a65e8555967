import { type RefObject, useEffect } from 'react';
import { PRINTED_HEAD } from './frame-style.ts';
import { hiddenFrame, neededWidth } from './measure-mail.ts';

/** Fits on A4 and on US Letter, with the margins that browsers leave. */
const PAPER_WIDTH = 680;
/** About a hundred pages. Nobody prints more, and a mail may claim any height. */
const MAX_HEIGHT = '100000px';

/**
 * Prints a mail with these lines above it, when the reader presses Ctrl and P or calls the function in `ref`. Browsers cut a
 * frame that is printed as part of a page anywhere, so the mail is printed from a hidden frame of its own. No script runs
 * there either, and its policy is the same.
 */
export function usePrint(ref: RefObject<(() => void) | null>, srcdoc: string, head: string): void {
  useEffect(() => {
    let frame: HTMLIFrameElement | undefined;
    const print = () => {
      frame?.remove();
      frame = startPrinting(srcdoc, head.split('\n'));
    };
    const onKey = (event: KeyboardEvent) => {
      const isAlone = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isAlone || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      print();
    };
    ref.current = print;
    window.addEventListener('keydown', onKey);
    return () => {
      ref.current = null;
      window.removeEventListener('keydown', onKey);
      frame?.remove();
    };
  }, [ref, srcdoc, head]);
}

function startPrinting(srcdoc: string, head: string[]): HTMLIFrameElement {
  const frame = hiddenFrame(PAPER_WIDTH);
  frame.sandbox.add('allow-modals');
  frame.srcdoc = srcdoc;
  frame.addEventListener('load', () => {
    const page = frame.contentDocument!;
    const { documentElement: root, body } = page;
    root.style.setProperty('zoom', String(PAPER_WIDTH / neededWidth(frame, PAPER_WIDTH)));
    body.style.setProperty('max-height', MAX_HEIGHT, 'important');
    // Nothing of the mail can cover the lines above it.
    body.style.setProperty('contain', 'paint', 'important');
    root.insertBefore(headOf(page, head), body);
    frame.contentWindow!.print();
  });
  document.body.append(frame);
  return frame;
}

/** No style sheet of the mail changes how it looks. */
const LINE =
  'all:initial!important;display:block!important;unicode-bidi:plaintext!important;overflow-wrap:anywhere!important;color:#1c1a16!important;';

function headOf(page: Document, lines: string[]): HTMLElement {
  const head = page.createElement('div');
  head.style.cssText = `${LINE}padding:0 0 12px!important;`;
  for (const [nth, text] of lines.entries()) {
    const line = page.createElement('div');
    line.textContent = text;
    line.style.cssText = `${LINE}font:${nth === 0 ? '600 20px' : '14px'}/1.5 system-ui,sans-serif!important;`;
    head.append(line);
  }
  for (const one of [head, ...head.children]) one.setAttribute(PRINTED_HEAD, '');
  return head;
}
