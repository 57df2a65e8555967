import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAddresses } from './addresses-provider.tsx';
import { DeleteFailure } from './delete-failure.tsx';
import type { TempEmail } from './temp-email.ts';

export default function DeleteAddress({ email, onClose }: { email: TempEmail; onClose: () => void }) {
  const { remove } = useAddresses();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <ConfirmDialog
      title="Delete Email?"
      text={
        <>
          Are you sure? This action cannot be undone.
          {email.mode === 'guest' && ' Deleting an address does not let you generate a new one sooner.'}
          {failed && <DeleteFailure />}
        </>
      }
      confirmLabel="Delete"
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        setFailed(false);
        if (await remove(email)) return onClose();
        setBusy(false);
        setFailed(true);
      }}
    />
  );
}
