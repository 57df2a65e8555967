import { useState } from 'react';
import type { InboxList } from '#contract/inboxes.ts';
import { Alert } from '#web/components/alert.tsx';
import { AtBottom } from '#web/components/at-bottom.tsx';
import { Button } from '#web/components/button.tsx';
import { readText, session, writeText } from '#web/lib/storage.ts';
import { texts } from './texts.tsx';

type Closed = NonNullable<InboxList['closed']>;

const SEEN = 'closed_addresses_seen';
const seenBefore = () => readText(session, SEEN)?.split(' ') ?? [];

const strong = (words: string) => <strong className="font-semibold">{words}</strong>;
const mono = (words: string) => <span className="break-all">{words}</span>;

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
    <AtBottom>
      <Alert key={unseen.address} kind="warning" className="w-full max-w-md shadow-lg">
        {texts.closed({ address: unseen.address, strong, mono })}
        {unseen.reason && <span className="mt-1 block break-words">{texts.closedReason(unseen.reason)}</span>}
        <Button size="sm" className="mt-2 flex" onClick={dismiss}>
          {texts.ok}
        </Button>
      </Alert>
    </AtBottom>
  );
}
