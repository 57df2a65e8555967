import type { Hub } from '#server/live/hub.ts';
import type { ReadArrival } from '../subscribers/deliver-in-order.ts';

/** A notification waits for the check of the sender until its mail is this old. */
const CHECK_MS = 2_000;

/**
 * Reads a message for a notification, which is sent once. So it waits for the check of the sender, but only while the mail is
 * young: a slow check then delays all notifications by the same time, and not one after the other. Null if somebody has read
 * the message meanwhile.
 */
export function createReadNews({
  readArrival,
  hub,
  areChecked,
  now,
}: {
  readArrival: ReadArrival;
  hub: Pick<Hub, 'watch'>;
  /** Whether this installation checks senders. */
  areChecked: boolean;
  now: () => Date;
}): ReadArrival {
  return async function readNews(mail, wants, signal) {
    const [since, began] = [now(), performance.now()];
    let wake = () => {};
    const onChange = () => wake();
    const unwatch = hub.watch(mail.inboxId, onChange);
    signal.addEventListener('abort', onChange);
    try {
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const arrival = await readArrival(mail, wants, signal);
        if (!arrival || arrival.message.seen) return null;
        const { timestamp, sender } = arrival.message;
        const age = Math.max(0, since.getTime() - Date.parse(timestamp)) + performance.now() - began;
        const left = CHECK_MS - age;
        if (!areChecked || sender.verdict !== 'unchecked' || left <= 0 || signal.aborted) return arrival;
        const timer = setTimeout(wake, left);
        await changed;
        clearTimeout(timer);
      }
    } finally {
      unwatch();
      signal.removeEventListener('abort', onChange);
    }
  };
}
