import { useEffect, useState } from 'react';
import { Alert, type AlertKind } from './alert.tsx';

const EVENT = 'notice';
const SHOWN_MS = 12_000;

type Notice = {
  kind?: AlertKind;
  text: string;
  action?: { label: string; run: () => void } | undefined;
};

/** Shows a sentence at the bottom of the page, for what has no place of its own there. It goes away by itself. */
export function notify(notice: Notice): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: notice }));
}

export function NoticeArea() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const show = (event: Event) => setNotice((event as CustomEvent<Notice>).detail);
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  useEffect(() => {
    const timer = notice && setTimeout(setNotice, SHOWN_MS, null);
    return () => clearTimeout(timer ?? undefined);
  }, [notice]);

  if (!notice) return null;
  const { kind = 'error', text, action } = notice;
  return (
    <Alert kind={kind} className="order-first max-w-md">
      {text}{' '}
      {action && (
        <button
          type="button"
          className="underline underline-offset-4"
          onClick={() => {
            setNotice(null);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </Alert>
  );
}
