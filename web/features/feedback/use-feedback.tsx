import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { local, readText, writeText } from '#web/lib/storage.ts';

const KEY = 'hasShownFeedbackPopup';
const FeedbackNotice = lazyPart(() => import('./feedback-notice.tsx'));

/**
 * The feedback question, 45 s after the page was opened and once per browser. Null before and after, and while `wait` is
 * set.
 */
export function useFeedback(wait: boolean) {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (readText(local, KEY) !== null) return;
    const timer = setTimeout(setDue, timings.feedbackPopup, true);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    writeText(local, KEY, 'true');
    setDue(false);
  };
  return isDue && !wait ? <FeedbackNotice quiet onFail={() => setDue(false)} onClose={close} /> : null;
}
