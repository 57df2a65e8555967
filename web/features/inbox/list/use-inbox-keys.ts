import { jumpTo } from '#web/lib/jump-to.ts';
import { useKeys } from '#web/lib/use-keys.ts';

type Step = 1 | -1;

type InboxKeys = {
  messages: { id: string }[];
  openId: string | null;
  onOpen: (id: string) => void;
  /** Undefined while no message is open. */
  onClose: (() => void) | undefined;
  onRefresh: () => Promise<void>;
  /** Undefined while there is no list to search. */
  onSearch: (() => void) | undefined;
};

/** Shortcuts of the inbox: j and k for the next and previous message, Escape to close it, r to refresh, / to search. */
export function useInboxKeys({ messages, openId, onOpen, onClose, onRefresh, onSearch }: InboxKeys): void {
  const step = (by: Step) => {
    jumpTo();
    const id = neighbour(messages, focusedRow(messages) ?? openId, by);
    if (id) onOpen(id);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    r: () => {
      onRefresh().catch(() => undefined);
    },
    '/': onSearch,
    Escape: onClose,
  });
}

/** The message whose row has the focus. */
const focusedRow = (list: { id: string }[]) =>
  list.find(({ id }) => document.activeElement?.id === `message-${id}`)?.id;

/** The id of the message before or after this one. Stays on the same message at both ends of the list. */
export function neighbour(list: { id: string }[], from: string | null, step: Step): string | null {
  if (list.length === 0) return null;
  const index = list.findIndex(({ id }) => id === from);
  if (index === -1) return list[0]!.id;
  return list[Math.max(0, Math.min(list.length - 1, index + step))]!.id;
}
