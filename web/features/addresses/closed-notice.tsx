import { useState } from 'react';
import type { InboxList } from '#contract/inboxes.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { readText, session, writeText } from '#web/lib/storage.ts';

type Closed = NonNullable<InboxList['closed']>;

const SEEN = 'closed_addresses_seen';
const seenBefore = () => readText(session, SEEN)?.split(' ') ?? [];

/** Tells the owner of an address that the operator closed it, and why. Until it is dismissed, on every page of this tab. */
export default function ClosedNotice({ closed }: { closed: Closed }) {
  const [seen, setSeen] = useState(seenBefore);
  const unseen = closed.find(({ address }) => !seen.includes(address));
  if (!unseen) return null;
  const dismiss = () => {
    const all = [...seen, unseen.address];
    writeText(session, SEEN, all.join(' '));
    setSeen(all);
  };
  return (
    <Alert
      key={unseen.address}
      kind="warning"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md shadow-lg"
    >
      <strong className="font-semibold">Your address was closed.</strong> The operator of this service has
      closed <span className="break-all">{unseen.address}</span>, and its messages are deleted.
      {unseen.reason && <span className="mt-1 block break-words">Reason: {unseen.reason}</span>}
      <Button size="sm" className="mt-2 flex" onClick={dismiss}>
        OK
      </Button>
    </Alert>
  );
}
