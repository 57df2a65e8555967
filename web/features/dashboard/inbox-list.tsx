import { Inbox, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { limits } from '#web/lib/limits.ts';
import { InboxItem } from './inbox-item.tsx';
import { NewInboxForm } from './new-inbox-form.tsx';

const DeleteAddress = lazyPart(() => import('#web/features/addresses/delete-address.tsx'));
const DeleteAll = lazyPart(() => import('./delete-all.tsx'));

export function InboxList() {
  const { emails, selected, expired, select, max, now } = useAddresses();
  const [deleting, setDeleting] = useState<TempEmail | 'all' | null>(null);
  const close = () => setDeleting(null);

  return (
    <Card className="overflow-hidden">
      <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 sm:pl-5">
        <h2 className="flex items-baseline gap-2 font-semibold">
          Active Inboxes
          <span className="font-mono text-sm font-normal text-ink-soft tabular-nums">
            {emails.length - Number(expired)}/{max}
          </span>
        </h2>
        {emails.length > 0 && (
          <Button variant="ghost" onClick={() => DeleteAll.open(() => setDeleting('all'))}>
            <Trash2 aria-hidden size={16} />
            Delete All
          </Button>
        )}
      </div>
      {emails.length > 0 ? (
        <ul aria-label="Active inboxes" className="divide-y divide-line">
          {emails.map((email) => (
            <InboxItem
              key={email.id}
              email={email}
              now={now}
              selected={email.address === selected?.address}
              onSelect={() => select(email.address)}
              onDelete={() => DeleteAddress.open(() => setDeleting(email))}
            />
          ))}
        </ul>
      ) : (
        <NoInboxes />
      )}
      <NewInboxForm />
      {deleting === 'all' && <DeleteAll onClose={close} />}
      {deleting && deleting !== 'all' && <DeleteAddress email={deleting} onClose={close} />}
    </Card>
  );
}

function NoInboxes() {
  const { generate, generating } = useAddresses();
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <Inbox aria-hidden size={28} strokeWidth={1.5} className="text-ink-faint" />
      <div>
        <p className="font-medium">No active inboxes</p>
        <p className="mt-1 text-sm text-ink-soft">
          A new address is ready in a second and works for {limits.premiumLifetime}.
        </p>
      </div>
      <Button variant="primary" disabled={generating} onClick={() => generate()}>
        {generating ? <Spinner /> : <Plus aria-hidden size={18} />}
        Generate First Email
      </Button>
    </div>
  );
}
