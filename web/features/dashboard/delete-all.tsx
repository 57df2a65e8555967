import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { DeleteFailure } from '#web/features/addresses/delete-failure.tsx';

export default function DeleteAll({ onClose }: { onClose: () => void }) {
  const { emails, removeAll } = useAddresses();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  // The number in the question stays the same while the list is being emptied.
  const [count] = useState(emails.length);
  return (
    <ConfirmDialog
      title="Delete All"
      text={
        <>
          {`Delete all ${count} email addresses? This cannot be undone.`}
          {failed && <DeleteFailure />}
        </>
      }
      confirmLabel="Delete All"
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        setFailed(false);
        if (await removeAll()) return onClose();
        setBusy(false);
        setFailed(true);
      }}
    />
  );
}
