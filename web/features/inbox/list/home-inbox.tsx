import { Inbox, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { State } from './state.tsx';

const ActiveInbox = lazyPart(() => import('./active-inbox.tsx'));

/** The inbox on home. Its program comes with the first address: who has none needs none. */
export function HomeInbox() {
  const { selected, generating } = useAddresses();
  useEffect(() => {
    if (generating) ActiveInbox.preload();
  }, [generating]);

  const idle = <IdleInbox address={selected?.address ?? null} />;
  return <ActiveInbox wanted={selected !== null} fallback={idle} />;
}

function IdleInbox({ address }: { address: string | null }) {
  return (
    <InboxFrame
      address={address}
      actions={
        <Button size="sm" disabled className="min-h-11 sm:min-w-28">
          <RefreshCw aria-hidden size={15} />
          Refresh
        </Button>
      }
    >
      <div className="min-h-56 lg:min-h-80">
        {!address && (
          <State icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title="No Active Email">
            Generate an address above, and its mail appears here by itself.
          </State>
        )}
      </div>
    </InboxFrame>
  );
}
