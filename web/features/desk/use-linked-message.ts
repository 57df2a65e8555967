import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readMessageHash } from '#contract/message-link.ts';
import type { MessageSummary } from '#contract/messages.ts';
import { leaveHash } from '#web/lib/leave-hash.ts';
import { doubtOf } from '../inbox/sender/doubt-of.ts';

type Linked = { address: string; messages: MessageSummary[]; onOpen: (id: string) => void };

/** Opens the message to which a notification has led, as soon as it is in the list, and copies its code if that was pressed. */
export function useLinkedMessage({ address, messages, onOpen }: Linked): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when only the hash changes
  useEffect(() => {
    const linked = readMessageHash(window.location.hash);
    const message = linked?.address === address && messages.find(({ id }) => id === linked.id);
    if (!message) return;
    leaveHash();
    onOpen(message.id);
    const code = linked.copies && !doubtOf(message) && message.code?.value;
    if (code) import('../notifications/copy-code.ts').then(({ copyCode }) => copyCode(code)).catch(() => {});
  }, [location, address, messages, onOpen]);
}
