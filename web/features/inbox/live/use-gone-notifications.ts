import { useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { readKnownEmails } from '#web/features/addresses/guest-storage.ts';

type Lists = ReadonlyMap<string, MessageSummary[]>;

/**
 * Closes the notifications of messages that are gone, because they quote them. `isComplete` means that no address of the
 * visitor is missing in `lists`.
 */
export function useGoneNotifications(lists: Lists, isComplete: boolean): void {
  const before = useRef<{ lists: Lists; addresses: string }>({ lists: new Map(), addresses: '' });

  useEffect(() => {
    const addresses = isComplete ? [...lists.keys()].join() : '';
    const gone = missingIds(before.current.lists, lists);
    const isSame = gone.size === 0 && before.current.addresses === addresses;
    before.current = { lists, addresses };
    if (isSame) return;
    // A subscriber may be told of the free addresses of this browser, too.
    const known = new Set([...lists.keys(), ...readKnownEmails(Date.now()).map(({ address }) => address)]);
    const hasEnded = (address: string, path: string) =>
      isComplete && !known.has(address) && !path.includes('/inbox/');
    import('#web/lib/shown-notifications.ts')
      .then(({ closeNotifications }) =>
        closeNotifications(({ id, address }, path) => gone.has(id) || hasEnded(address, path)),
      )
      .catch(() => {});
  }, [lists, isComplete]);
}

/** The messages that are missing in the lists since `before`. */
function missingIds(before: Lists, after: Lists): Set<string> {
  const missing = [...before].flatMap(([address, list]) => {
    const left = new Set((after.get(address) ?? list).map(({ id }) => id));
    return list.filter(({ id }) => !left.has(id));
  });
  return new Set(missing.map(({ id }) => id));
}
