import { Inbox, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { EmptyState } from './empty-state.tsx';
import { InboxFrame } from './inbox-frame.tsx';

const ActiveInbox = lazyPart(() => import('./active-inbox.tsx'));

/** The inbox on the home page. Its code is fetched only once the visitor has an address. */
export function HomeInbox() {
  const { selected, generating } = useAddresses();
  useEffect(() => {
    if (generating) ActiveInbox.preload();
  }, [generating]);

  const idle = <IdleInbox address={selected?.address ?? null} />;
  return selected ? <ActiveInbox fallback={idle} /> : idle;
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
          <EmptyState icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title="No Active Email">
            Generate an address above. Its messages appear here automatically.
          </EmptyState>
        )}
      </div>
    </InboxFrame>
  );
}
