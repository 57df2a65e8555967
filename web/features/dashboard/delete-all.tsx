import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { notify } from '#web/components/notice.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DeleteFailure } from '#web/features/addresses/delete-failure.tsx';
import { useRemoval } from '#web/features/addresses/use-removal.ts';

export default function DeleteAll({ onClose }: { onClose: () => void }) {
  const { used } = useAddresses();
  const { removeAll } = useRemoval();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The number in the question stays the same while the list is being emptied.
  const [count] = useState(used);
  return (
    <ConfirmDialog
      title="Delete All"
      text={
        <>
          {count === 1
            ? 'Delete 1 email address? This cannot be undone.'
            : `Delete all ${count} email addresses? This cannot be undone.`}
          {failure && <DeleteFailure reason={failure} />}
        </>
      }
      confirmLabel="Delete All"
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        setFailure(null);
        const problem = await removeAll();
        if (!problem) {
          notify({ kind: 'success', text: 'Your addresses and their messages are deleted.' });
          return onClose();
        }
        setBusy(false);
        setFailure(problem);
      }}
    />
  );
}
