import { useCallback, useEffect, useRef, useState } from 'react';

/** The id of the heading above the list. */
export const INBOX_HEADING = 'inbox-heading';

function readOpen(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null && 'message' in state && state.message;
  return typeof id === 'string' ? id : null;
}

/**
 * Which message is open. It is kept in the browser's history, so that the back button leads from a message to its
 * list. Going from message to message adds no further entries. Switching to another address closes the message.
 */
export function useOpenMessage(address: string | null) {
  const [openId, setOpenId] = useState(readOpen);

  useEffect(() => {
    const onPopState = () => setOpenId(readOpen());
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
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

  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current && lastAddress.current !== address) close();
    lastAddress.current = address;
  }, [address, close]);

  // Closing a message returns the focus to its row. The row becomes visible only with the next frame.
  // An empty id stands for the heading.
  const returnTo = useRef(openId);
  useEffect(() => {
    const id = returnTo.current;
    returnTo.current = openId;
    if (openId || id === null) return;
    requestAnimationFrame(() => document.getElementById(id ? `message-${id}` : INBOX_HEADING)?.focus());
  }, [openId]);

  /** Closes a deleted message. The focus goes to the row below it, or above it, or to the heading. */
  const closeDeleted = useCallback(
    (id: string, list: { id: string }[]) => {
      const index = list.findIndex((message) => message.id === id);
      returnTo.current = (list[index + 1] ?? list[index - 1])?.id ?? '';
      close();
    },
    [close],
  );

  return { openId, open, close, closeDeleted };
}
