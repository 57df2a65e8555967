import { useEffect, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { playIfWanted } from '#web/lib/sound.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { newFindings, newMessages } from './new-messages.ts';
import { notifyOfMail } from './notifications.ts';

/**
 * Watches the lists for new messages. Returns the sentence for screen readers, and shows desktop notifications and plays
 * a sound if they are on. Lists that are not in `settled` come from the cache and are ignored.
 */
export function useArrivals(
  lists: ReadonlyMap<string, MessageSummary[]>,
  settled: ReadonlySet<string>,
  mode: 'guest' | 'premium',
  address: string | undefined,
): string {
  const before = useRef(new Map<string, MessageSummary[]>());
  const [announcement, setAnnouncement] = useState('');
  const areChecked = useConfig()?.features.senders ?? true;

  // The announcement belongs to the address that was shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the address changes
  useEffect(() => setAnnouncement(''), [address]);

  useEffect(() => {
    const fresh: MessageSummary[] = [];
    const found: MessageSummary[] = [];
    const after = new Map<string, MessageSummary[]>();
    for (const [address, list] of lists) {
      if (!settled.has(address)) continue;
      fresh.push(...newMessages(before.current.get(address), list));
      found.push(...newFindings(before.current.get(address), list));
      after.set(address, list);
    }
    before.current = after;
    const newest = fresh[0] ?? found[0];
    if (!newest) return;
    if (fresh.length > 0) playIfWanted();
    for (const _ of fresh) sendEvent({ event: 'message_received', mode });
    // Loaded only now, because most visits to home have no mail.
    import('./mail-notice.ts').then(
      ({ noticeOf }) => {
        const { spoken } = noticeOf(newest, areChecked);
        setAnnouncement(fresh.length > 1 ? `${fresh.length} new messages` : spoken);
        // A later notification replaces the first one of the same message.
        for (const message of [...fresh, ...found]) notifyOfMail(message.id, noticeOf(message, areChecked));
      },
      () => setAnnouncement('New message'),
    );
  }, [lists, settled, mode, areChecked]);

  return announcement;
}
