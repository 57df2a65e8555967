import { useEffect, useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { isAskingForConsent, OPEN_CONSENT_EVENT } from '#web/lib/consent.ts';

const ConsentQuestion = lazyPart(() => import('./consent-question.tsx'));

/** Asks once, for browser languages of regions whose law requires it. The footer link opens it again. */
export function ConsentBanner() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    setOpen(isAskingForConsent());
    const reopen = () => setOpen(true);
    window.addEventListener(OPEN_CONSENT_EVENT, reopen);
    return () => window.removeEventListener(OPEN_CONSENT_EVENT, reopen);
  }, []);

  return open && <ConsentQuestion onClose={() => setOpen(false)} />;
}
