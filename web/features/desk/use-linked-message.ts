import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readMessageHash } from '#contract/message-link.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { leaveHash } from '#web/lib/leave-hash.ts';
import { doubtOf } from '../inbox/sender/doubt-of.ts';

type Linked = {
  api: InboxApi | null;
  address: string;
  messages: MessageSummary[];
  isLoaded: boolean;
  onOpen: (id: string) => void;
  onRefresh: () => Promise<void>;
};

/** Opens the message to which a notification has led, as soon as it is in the list, and copies its code if that was pressed. */
export function useLinkedMessage({ api, address, messages, isLoaded, onOpen, onRefresh }: Linked): void {
  const location = useLocation();
  const lookedFor = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when only the hash changes
  useEffect(() => {
    const { hash } = window.location;
    const linked = readMessageHash(hash);
    if (linked?.address !== address) return;
    const message = messages.find(({ id }) => id === linked.id);
    if (!message) {
      if (!api || !isLoaded || lookedFor.current === hash) return;
      lookedFor.current = hash;
      import('../notifications/follow-link.ts')
        .then(({ lookForMessage }) => lookForMessage(api, linked, onRefresh))
        .catch(() => {});
      return;
    }
    leaveHash();
    onOpen(message.id);
    const code = linked.copies && !doubtOf(message) && message.code?.value;
    if (code) import('../notifications/copy-code.ts').then(({ copyCode }) => copyCode(code)).catch(() => {});
  }, [location, api, address, messages, isLoaded, onOpen]);
}
