import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { local, readText, writeText } from '#web/lib/storage.ts';
import { OVERLAYS } from '#web/lib/use-keys.ts';

const KEY = 'hasShownFeedbackPopup';
const LOOK_AGAIN = 5_000;
const FeedbackDialog = lazyPart(() => import('./feedback-dialog.tsx'));

/** Asks for feedback once per browser, 45 s after the page was opened, but never over a dialog or an open mail. */
export function FeedbackPopup() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (readText(local, KEY) !== null) return;
    const look = () => {
      if (document.querySelector(`${OVERLAYS}, #content article`)) timer = setTimeout(look, LOOK_AGAIN);
      else setOpen(true);
    };
    let timer = setTimeout(look, timings.feedbackPopup);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    writeText(local, KEY, 'true');
    setOpen(false);
  };
  return open && <FeedbackDialog quiet onFail={() => setOpen(false)} onClose={close} />;
}
