import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';

/** The id of the heading above the list. */
export const INBOX_HEADING = 'inbox-heading';

function readOpen(): string | null {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null && 'message' in state && state.message;
  return typeof id === 'string' ? id : null;
}

/**
 * The open message. Its id is kept in the browser's history, so that the back button leads from a message to its list.
 * Going from one message to another adds no entries. A message is closed when it is deleted, here or elsewhere, and
 * when another address is selected.
 */
export function useOpenMessage({
  address,
  messages,
  ended,
}: {
  address: string;
  messages: MessageSummary[];
  /** The list is gone, but a message stays until its reader closes it. */
  ended: boolean;
}) {
  const [openId, setOpenId] = useState(readOpen);
  const isClosing = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      isClosing.current = false;
      setOpenId(readOpen());
    };
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
    if (!readOpen()) setOpenId(null);
    else if (!isClosing.current) {
      // The browser goes back only a moment later. A second call would leave the page.
      isClosing.current = true;
      window.history.back();
    }
  }, []);

  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current && lastAddress.current !== address) close();
    lastAddress.current = address;
  }, [address, close]);

  // Closing a message returns the focus to its row. The row becomes visible only with the next frame.
  // An empty id means the heading.
  const returnTo = useRef(openId);
  useEffect(() => {
    const id = returnTo.current;
    returnTo.current = openId;
    if (openId || id === null) return;
    requestAnimationFrame(() => {
      // Its row may be missing among the results of a search.
      const row = id && document.getElementById(`message-${id}`);
      (row || document.getElementById(INBOX_HEADING))?.focus();
    });
  }, [openId]);

  const last = useRef<{ shown: MessageSummary; list: MessageSummary[] } | null>(null);
  const listed = messages.find(({ id }) => id === openId) ?? null;
  if (listed) last.current = { shown: listed, list: messages };
  const kept = !listed && last.current?.shown.id === openId ? last.current : null;
  const isDeleted = kept !== null && !ended;

  // The focus goes to the row below a deleted message, or above it, or to the heading.
  useEffect(() => {
    if (!isDeleted || !last.current) return;
    const { shown, list } = last.current;
    const index = list.findIndex(({ id }) => id === shown.id);
    returnTo.current = (list[index + 1] ?? list[index - 1])?.id ?? '';
    close();
  }, [isDeleted, close]);

  return { openId, shown: listed ?? (ended ? (kept?.shown ?? null) : null), open, close };
}
