import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAddresses } from './addresses-provider.tsx';
import type { TempEmail } from './temp-email.ts';

export default function DeleteAddress({ email, onClose }: { email: TempEmail; onClose: () => void }) {
  const { remove } = useAddresses();
  const [busy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      title="Delete Email?"
      text="Are you sure? This action cannot be undone."
      confirmLabel="Delete"
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true);
        await remove(email);
        onClose();
      }}
    />
  );
}
