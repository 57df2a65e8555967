import { Inbox, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { State } from './state.tsx';

const loadInbox = () => import('./active-inbox.tsx');
const ActiveInbox = lazy(loadInbox);

/** The inbox on home. Its program comes with the first address: who has none needs none. */
export function HomeInbox() {
  const { selected, generating } = useAddresses();
  useEffect(() => {
    if (generating) loadInbox();
  }, [generating]);

  if (!selected) return <IdleInbox address={null} />;
  return (
    <Suspense fallback={<IdleInbox address={selected.address} />}>
      <ActiveInbox />
    </Suspense>
  );
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
