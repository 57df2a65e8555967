import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from './account-provider.tsx';

/** Asks, and then removes everything that this browser knows about the visitor. */
export default function ForgetMe({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useAccount();
  const [busy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      title="Forget me on this device?"
      text={
        user
          ? 'You are signed out, and this browser forgets your addresses and their messages.'
          : 'This browser forgets your addresses and their messages, and cannot open them again. Anyone who knows an address can still read it until its time is up. To prevent that, delete the address first.'
      }
      confirmLabel="Forget me"
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setBusy(true);
        // The page is loaded again where it is.
        window.scrollTo({ top: 0, behavior: 'instant' });
        signOut(undefined, 'This browser has forgotten you.');
      }}
    />
  );
}
