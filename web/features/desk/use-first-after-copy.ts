import { useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { isTyping, OVERLAYS } from '#web/lib/use-keys.ts';

/** The address that was copied. A new object for every press of the button. */
export type Copied = { address: string };

type Options = {
  copied: Copied | null;
  address: string;
  messages: MessageSummary[];
  openId: string | null;
  openMessage: (id: string) => void;
  onSeen: ((id: string) => void) | undefined;
};

/** Focus and visibility are about somebody who comes back from another tab or window. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'blur',
  'focus',
  'visibilitychange',
] as const;

/** Whether it comes from the visitor. The page itself moves the focus, and scrolls to the top, when a message opens. */
function isFromVisitor({ type, target }: Event): boolean {
  if (document.hidden) return false;
  if (type === 'scroll') return target !== document;
  if (type === 'focus') return target === window;
  // The window loses the focus to the frame of the message, which reports nothing else.
  if (type === 'blur') return target === window && document.activeElement instanceof HTMLIFrameElement;
  return true;
}

/**
 * Opens the first message that arrives after the address was copied, unless another one is open or somebody is typing.
 * It counts as unread until the visitor is back, so that the title of the tab keeps showing its code.
 */
export function useFirstAfterCopy({ copied, address, messages, openId, openMessage, onSeen }: Options) {
  /** The messages that were there when the address was copied. Null when no message is awaited. */
  const before = useRef<Set<string> | null>(null);
  const opened = useRef<string | null>(null);
  const list = useRef(messages);
  list.current = messages;

  useEffect(() => {
    before.current = copied?.address === address ? new Set(list.current.map(({ id }) => id)) : null;
  }, [copied, address]);

  useEffect(() => {
    const first = before.current && messages.findLast(({ id }) => !before.current?.has(id));
    if (!first) return;
    before.current = null;
    if (openId || isTyping(document.activeElement) || document.querySelector(OVERLAYS)) return;
    opened.current = first.id;
    openMessage(first.id);
  }, [messages, openId, openMessage]);

  useEffect(() => {
    if (!openId || opened.current !== openId) return;
    const markSeen = (event: Event) => {
      if (!isFromVisitor(event)) return;
      stop();
      onSeen?.(openId);
    };
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, markSeen, true);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, markSeen, true);
    return stop;
  }, [openId, onSeen]);
}
