const TIME_LIMIT_MS = 1500;

export type MailSize = { width: number; height: number };

/**
 * The size that a mail needs in a pane of this width. Its height is 0 where it is unknown. The frame that shows the mail
 * keeps its size to itself, so the mail is laid out once more in a hidden frame that the page may look into. No script
 * runs there either, and its policy is the same.
 */
export function measureMail(srcdoc: string, paneWidth: number, signal: AbortSignal): Promise<MailSize> {
  const frame = hiddenFrame(paneWidth);
  frame.srcdoc = srcdoc;
  return new Promise((resolve) => {
    const end = (size: MailSize) => {
      frame.remove();
      resolve(size);
    };
    const unknown = { width: paneWidth, height: 0 };
    const timer = setTimeout(end, TIME_LIMIT_MS, unknown);
    const stop = () => {
      clearTimeout(timer);
      end(unknown);
    };
    signal.addEventListener('abort', stop, { once: true });
    frame.addEventListener('load', () => {
      clearTimeout(timer);
      end({ width: neededWidth(frame, paneWidth), height: neededHeight(frame) });
    });
    document.body.append(frame);
  });
}

export function hiddenFrame(width: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = `position:fixed;top:0;left:0;width:${width}px;height:600px;border:0;visibility:hidden;pointer-events:none`;
  return frame;
}

/** A mail can become wider again in a wider frame, so the new width is tried too. */
export function neededWidth(frame: HTMLIFrameElement, paneWidth: number): number {
  let width = paneWidth;
  for (let round = 0; round < 3; round++) {
    const needed = frame.contentDocument?.documentElement.scrollWidth ?? width;
    if (needed <= width) break;
    width = needed;
    frame.style.width = `${width}px`;
  }
  return width;
}

/** Measured in a frame without any height, because a document is never lower than its frame. */
export function neededHeight(frame: HTMLIFrameElement): number {
  const root = frame.contentDocument?.documentElement;
  root?.style.setProperty('overflow', 'hidden', 'important');
  frame.style.height = '0';
  return root?.scrollHeight ?? 0;
}
