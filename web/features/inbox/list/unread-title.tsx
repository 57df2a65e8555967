import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMailboxes } from '../live/mailboxes-provider.tsx';

const mark = /^\(\d+\) /;

/** Puts the number of unread messages in front of the tab's title. */
export function UnreadTitle() {
  const { unread } = useMailboxes();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title to mark
  useEffect(() => {
    const plain = document.title.replace(mark, '');
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
  }, [unread, pathname]);
  return null;
}
