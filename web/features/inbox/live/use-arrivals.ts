import { useEffect, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { arrivals, senderName } from '../list/message-list.ts';
import { notifyOfMail } from './notifications.ts';

/** Tells of new mail: gives the sentence for screen readers, and notifies on the desktop where asked to. */
export function useArrivals(
  lists: ReadonlyMap<string, MessageSummary[]>,
  settled: ReadonlySet<string>,
  mode: 'guest' | 'premium',
  address: string | undefined,
): string {
  const before = useRef(new Map<string, MessageSummary[]>());
  const [announcement, setAnnouncement] = useState('');

  // What was said of one address is no news beside another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address
  useEffect(() => setAnnouncement(''), [address]);

  useEffect(() => {
    const fresh: MessageSummary[] = [];
    const after = new Map<string, MessageSummary[]>();
    for (const [address, list] of lists) {
      if (!settled.has(address)) continue;
      fresh.push(...arrivals(before.current.get(address), list));
      after.set(address, list);
    }
    before.current = after;
    const [newest] = fresh;
    if (!newest) return;
    setAnnouncement(
      fresh.length === 1
        ? `New message from ${senderName(newest.from)}: ${newest.subject || 'no subject'}`
        : `${fresh.length} new messages`,
    );
    for (const message of fresh) {
      sendEvent({ event: 'message_received', mode });
      notifyOfMail(message);
    }
  }, [lists, settled, mode]);

  return announcement;
}
