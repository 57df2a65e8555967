import { useEffect, useState } from 'react';
import { measureMail } from './measure-mail.ts';

/** A pane narrower than this is a phone, where a wide mail is scaled down instead of moving sideways. */
const PHONE_PANE = 600;
/** Smaller text is unreadable. Whatever is wider still is cut off until the reader asks for the original size. */
const MIN_SCALE = 0.3;

export const isPhonePane = (paneWidth: number) => paneWidth < PHONE_PANE;

export type Fit = { width: number; scale: number };

/** How wide a mail is laid out in its pane, and at which scale. Null until it has been measured, if it is to fit. */
export function useFit(srcdoc: string, paneWidth: number, fits: boolean): Fit | null {
  const [measured, setMeasured] = useState<{ srcdoc: string; paneWidth: number; width: number } | null>(null);

  useEffect(() => {
    if (!fits) return;
    const aborting = new AbortController();
    void measureMail(srcdoc, paneWidth, aborting.signal).then((width) => {
      if (!aborting.signal.aborted) setMeasured({ srcdoc, paneWidth, width });
    });
    return () => aborting.abort();
  }, [srcdoc, paneWidth, fits]);

  if (!fits) return { width: paneWidth, scale: 1 };
  if (measured?.srcdoc !== srcdoc || measured?.paneWidth !== paneWidth) return null;
  const scale = Math.max(MIN_SCALE, paneWidth / measured.width);
  return { width: Math.min(measured.width, Math.ceil(paneWidth / MIN_SCALE)), scale };
}
