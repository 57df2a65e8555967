import { lazy, Suspense, useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { local, readText, writeText } from '#web/lib/storage.ts';

const KEY = 'hasShownFeedbackPopup';
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));

/** Asks for feedback once per browser, 45 s after the page was opened. */
export function FeedbackPopup() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (readText(local, KEY) !== null) return;
    const timer = setTimeout(() => setOpen(true), timings.feedbackPopup);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    writeText(local, KEY, 'true');
    setOpen(false);
  };
  return <Suspense>{open && <FeedbackDialog onClose={close} />}</Suspense>;
}
