import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { local, readText, writeText } from '#web/lib/storage.ts';

const KEY = 'hasShownFeedbackPopup';
const FeedbackNotice = lazyPart(() => import('./feedback-notice.tsx'));

/**
 * The feedback question, 45 s after the page was opened and once per browser. Null before and after. While `wait` is set, it
 * does not appear; one that is already there stays.
 */
export function useFeedback(wait: boolean) {
  const [isDue, setDue] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (readText(local, KEY) !== null) return;
    const timer = setTimeout(setDue, timings.feedbackPopup, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isDue && !wait) setOpen(true);
  }, [isDue, wait]);

  const close = () => {
    writeText(local, KEY, 'true');
    setOpen(false);
  };
  return open ? <FeedbackNotice quiet onFail={() => setOpen(false)} onClose={close} /> : null;
}
