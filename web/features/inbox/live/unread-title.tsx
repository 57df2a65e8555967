import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { useMessages } from './messages-provider.tsx';

/** Browsers keep the titles of the first seconds of a page in their history, and no later ones. */
const HISTORY_MS = 8_000;

/** Shows the newest unread code as the tab's title, or else the number of unread messages before the page's title. */
export function UnreadTitle() {
  const { unread, unreadCode } = useMessages();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setKept, Math.max(0, HISTORY_MS - performance.now()), false);
    return () => clearTimeout(timer);
  }, []);
  const { pathname } = useLocation();
  const plain = useRef('');
  const shown = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets its own title
  useEffect(() => {
    if (document.title !== shown.current) plain.current = document.title;
    const count = unread > 0 ? `(${unread}) ` : '';
    shown.current = unreadCode && !isKept ? `${unreadCode} · ${brand.name}` : count + plain.current;
    document.title = shown.current;
    // On the icon of the installed application.
    navigator.setAppBadge?.(unread).catch(() => {});
  }, [unread, unreadCode, isKept, pathname]);
  return null;
}
