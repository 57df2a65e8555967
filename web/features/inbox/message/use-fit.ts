import { useEffect, useState } from 'react';
import { type MailSize, measureMail } from './measure-mail.ts';

/** A pane narrower than this is a phone, where a wide mail is scaled down instead of moving sideways. */
const PHONE_PANE = 600;
/** Smaller text is unreadable. Whatever is wider still is cut off until the reader asks for the original size. */
const MIN_SCALE = 0.3;

export const isPhonePane = (paneWidth: number) => paneWidth < PHONE_PANE;

/** A taller mail scrolls in its frame. */
const MAX_HEIGHT = 30_000;

/** `height` is that of the mail before it is scaled, and 0 where it is unknown. */
export type Fit = { width: number; height: number; scale: number };

/** How large a mail is laid out in its pane, and at which scale. Null until it has been measured, if it is to fit. */
export function useFit(srcdoc: string, paneWidth: number, fits: boolean): Fit | null {
  const [measured, setMeasured] = useState<({ srcdoc: string; paneWidth: number } & MailSize) | null>(null);

  useEffect(() => {
    if (!fits) return;
    const aborting = new AbortController();
    void measureMail(srcdoc, paneWidth, aborting.signal).then((size) => {
      if (!aborting.signal.aborted) setMeasured({ srcdoc, paneWidth, ...size });
    });
    return () => aborting.abort();
  }, [srcdoc, paneWidth, fits]);

  if (!fits) return { width: paneWidth, height: 0, scale: 1 };
  if (measured?.srcdoc !== srcdoc || measured?.paneWidth !== paneWidth) return null;
  const scale = Math.max(MIN_SCALE, paneWidth / measured.width);
  const width = Math.min(measured.width, Math.ceil(paneWidth / MIN_SCALE));
  return { width, height: Math.min(measured.height, MAX_HEIGHT), scale };
}
