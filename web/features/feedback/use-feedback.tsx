import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { local, readText, writeText } from '#web/lib/storage.ts';

const KEY = 'hasShownFeedbackPopup';
const FeedbackNotice = lazyPart(() => import('./feedback-notice.tsx'));

/** The feedback question, 45 s after the page was opened and once per browser. Null before and after. */
export function useFeedback() {
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
  return open ? <FeedbackNotice quiet onFail={() => setOpen(false)} onClose={close} /> : null;
}
