import { useEffect, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { playIfWanted } from '#web/lib/sound.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { texts } from '../texts.ts';
import { newMessages } from './new-messages.ts';

/** A check of a sender takes seconds. A code that is still waiting for it after this time is announced without it. */
const CHECK_MS = 20_000;

/**
 * Watches the lists for new messages, and for codes found in them later. Returns the sentence for screen readers, and shows
 * desktop notifications and plays a sound if they are on. Lists that are not in `settled` come from the cache and are ignored.
 */
export function useArrivals(
  lists: ReadonlyMap<string, MessageSummary[]>,
  settled: ReadonlySet<string>,
  mode: 'guest' | 'premium',
  address: string | undefined,
): string {
  const before = useRef(new Map<string, MessageSummary[]>());
  /** What was last said about each message that arrived during this visit, by its id. */
  const said = useRef(new Map<string, string>());
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef<Array<ReturnType<typeof setTimeout>>>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const [announcement, setAnnouncement] = useState('');
  const areChecked = useConfig()?.features.senders ?? true;

  // The announcement belongs to the address that was shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the address changes
  useEffect(() => setAnnouncement(''), [address]);

  useEffect(() => {
    const fresh: MessageSummary[] = [];
    const after = new Map<string, MessageSummary[]>();
    for (const [address, list] of lists) {
      if (!settled.has(address)) continue;
      fresh.push(...newMessages(before.current.get(address), list));
      after.set(address, list);
    }
    before.current = after;
    for (const { id } of fresh) {
      said.current.set(id, '');
      timers.current.push(setTimeout(() => setLate((ids) => new Set(ids).add(id)), CHECK_MS));
      sendEvent({ event: 'message_received', mode });
    }
    if (fresh.length > 0) playIfWanted();
    if (said.current.size === 0) return;
    // Loaded only now, because most visits to home have no mail.
    Promise.all([import('./mail-notice.ts'), import('./notify-of-mail.ts')]).then(
      ([{ sayNews, takeNews }, { notifyOfMail }]) => {
        const news = takeNews([...before.current.values()].flat(), said.current, areChecked, late);
        if (news.length > 0) setAnnouncement(sayNews(news, fresh.length));
        // A later notification replaces the first one of the same message.
        for (const { id, notice } of news) {
          const [address] = [...before.current].find(([, list]) => list.some((one) => one.id === id))!;
          notifyOfMail(address, id, notice);
        }
      },
      () => fresh.length > 0 && setAnnouncement(texts.newMessage),
    );
  }, [lists, settled, mode, areChecked, late]);

  return announcement;
}
