import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { DeleteFailure } from './delete-failure.tsx';
import type { TempEmail } from './temp-email.ts';
import { useRemoval } from './use-removal.ts';

export default function DeleteAddress({ email, onClose }: { email: TempEmail; onClose: () => void }) {
  const { remove } = useRemoval();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <ConfirmDialog
      title="Delete Email?"
      text={
        <>
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
        if (!problem) return onClose();
        setBusy(false);
        setFailure(problem);
      }}
    />
  );
}
