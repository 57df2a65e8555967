import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { local, readText, writeText } from '#web/lib/storage.ts';
import { OVERLAYS } from '#web/lib/use-keys.ts';

const KEY = 'hasShownFeedbackPopup';
const TRY_AGAIN_MS = 5_000;
const FeedbackDialog = lazyPart(() => import('./feedback-dialog.tsx'));

/** Asks for feedback once per browser, 45 s after the page was opened, but not over a dialog or an open message. */
export function FeedbackPopup() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (readText(local, KEY) !== null) return;
    const tryToOpen = () => {
      if (document.querySelector(`${OVERLAYS}, #content article`))
        timer = setTimeout(tryToOpen, TRY_AGAIN_MS);
      else setOpen(true);
    };
    let timer = setTimeout(tryToOpen, timings.feedbackPopup);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    writeText(local, KEY, 'true');
    setOpen(false);
  };
  return open && <FeedbackDialog quiet onFail={() => setOpen(false)} onClose={close} />;
}
