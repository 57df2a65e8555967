import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { notify } from './notice.tsx';
import { texts } from './texts.tsx';

/** Whether the browser copied it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS there is no clipboard API, but the old way still works.
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    // A dialog keeps the focus within itself.
    const { activeElement: pressed } = document;
    (pressed?.parentElement ?? document.body).append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    if (pressed instanceof HTMLElement) pressed.focus();
    return isCopied;
  }
}

/** Copies text, or says that it could not. `copied` is true for 2 s afterwards, to show the confirmation. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    const isCopied = await writeClipboard(text);
    setCopied(isCopied);
    clearTimeout(timer.current);
    if (isCopied) timer.current = setTimeout(() => setCopied(false), timings.copyConfirmation);
    else notify({ text: texts.notCopied });
    return isCopied;
  }, []);

  return { copied, copy };
}
