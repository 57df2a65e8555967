import { useState } from 'react';
import { AddressText } from '#web/components/address-text.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { formatDay } from '#web/lib/time.ts';
import { useAddresses } from './addresses-provider.tsx';
import { DeleteFailure } from './delete-failure.tsx';
import type { TempEmail } from './temp-email.ts';
import { useRemoval } from './use-removal.ts';

export default function DeleteAddress(props: { email: TempEmail; onClose: () => void }) {
  const { onClose } = props;
  // The same until the end: the next address is selected before this dialog closes.
  const [email] = useState(props.email);
  const { usedUntil } = useAddresses();
  const { remove } = useRemoval();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <ConfirmDialog
      title="Delete Email?"
      text={
        <>
          <AddressText
            address={email.address}
            className="mb-2 block font-mono text-sm font-medium text-ink"
          />
          Are you sure? This action cannot be undone.
          {email.mode === 'guest' && ' Deleting an address does not let you generate a new one sooner.'}
          {failure && <DeleteFailure reason={failure} />}
        </>
      }
      confirmLabel="Delete"
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        setFailure(null);
        const problem = await remove(email);
        if (!problem) {
          // The counter does not fall, so say why.
          const place = usedUntil ? ` Its place stays used until ${formatDay(usedUntil)}.` : '';
          notify({ kind: 'success', text: `${email.address} and its messages are deleted.${place}` });
          return onClose();
        }
        setBusy(false);
        setFailure(problem);
      }}
    />
  );
}
