import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMailboxes } from './mailboxes-provider.tsx';

const count = /^\(\d+\) /;

/** Puts the number of unread messages at the start of the tab's title. */
export function UnreadTitle() {
  const { unread } = useMailboxes();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets its own title, without the count
  useEffect(() => {
    const plain = document.title.replace(count, '');
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
  }, [unread, pathname]);
  return null;
}
