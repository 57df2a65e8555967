import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { useInboxes } from './inboxes-provider.tsx';

/** Shows the newest unread code as the tab's title, or else the number of unread messages before the page's title. */
export function UnreadTitle() {
  const { unread, unreadCode } = useInboxes();
  const { pathname } = useLocation();
  const plain = useRef('');
  const shown = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets its own title
  useEffect(() => {
    if (document.title !== shown.current) plain.current = document.title;
    const count = unread > 0 ? `(${unread}) ` : '';
    shown.current = unreadCode ? `${unreadCode} · ${brand.name}` : count + plain.current;
    document.title = shown.current;
    // On the icon of the installed application.
    navigator.setAppBadge?.(unread).catch(() => {});
  }, [unread, unreadCode, pathname]);
  return null;
}
