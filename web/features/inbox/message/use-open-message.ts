import { useCallback, useEffect, useRef, useState } from 'react';
import { INBOX_HEADING } from '../list/inbox-frame.tsx';

function readOpen(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null && 'message' in state && state.message;
  return typeof id === 'string' ? id : null;
}

/**
 * Which message is open, kept in the browser's history: the way back from a message leads to its list, not off the
 * site. From one message to the next it stays one step. Another address closes the message of the last.
 */
export function useOpenMessage(address: string | null) {
  const [openId, setOpenId] = useState(readOpen);

  useEffect(() => {
    const follow = () => setOpenId(readOpen());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((id: string) => {
    const state = { ...window.history.state, message: id };
    if (readOpen()) window.history.replaceState(state, '');
    else window.history.pushState(state, '');
    setOpenId(id);
  }, []);

  const close = useCallback(() => {
    if (readOpen()) window.history.back();
    else setOpenId(null);
  }, []);

  const shown = useRef(address);
  useEffect(() => {
    if (shown.current && shown.current !== address) close();
    shown.current = address;
  }, [address, close]);

  // The reader goes on where the message was chosen. The row is shown again only after this.
  const last = useRef(openId);
  useEffect(() => {
    const from = last.current;
    last.current = openId;
    if (openId || from === null) return;
    requestAnimationFrame(() => document.getElementById(from ? `message-${from}` : INBOX_HEADING)?.focus());
  }, [openId]);

  /** Closes a message that was deleted, and goes on at the row below it, else above it, else at the heading. */
  const closeDeleted = useCallback(
    (id: string, list: { id: string }[]) => {
      const index = list.findIndex((message) => message.id === id);
      last.current = (list[index + 1] ?? list[index - 1])?.id ?? '';
      close();
    },
    [close],
  );

  return { openId, open, close, closeDeleted };
}
