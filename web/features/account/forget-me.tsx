import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { DeleteFailure } from '#web/features/addresses/delete-failure.tsx';
import { readGuestToken, readKnownEmails } from '#web/features/addresses/guest-storage.ts';
import { callApi } from '#web/lib/api.ts';
import { jumpTo } from '#web/lib/jump-to.ts';
import { useAccount } from './account-provider.tsx';
import { texts } from './texts.tsx';

/** Asks, and then removes everything that this browser knows about the visitor. Free addresses can be deleted with it. */
export default function ForgetMe({ onClose }: { onClose: () => void }) {
  const { user, forget } = useAccount();
  // Null if there is nothing to delete. The addresses of an account stay in the account.
  const [token] = useState(() =>
    readKnownEmails(Date.now()).length > 0 ? readGuestToken(Date.now()) : null,
  );
  const [deletes, setDeletes] = useState(false);
  const isGuest = token !== null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => deletes && callApi('/api/guest/emails', { method: 'DELETE', token }),
    onSuccess: () => {
      // The page is loaded again where it is.
      jumpTo();
      forget(deletes ? texts.deletedAndForgotten : texts.forgotten);
    },
  });

  return (
    <ConfirmDialog
      title={texts.reallyForget}
      text={
        <>
          {user ? texts.forgetsSession : texts.forgetsAddresses}
          {!user && ` ${texts.countsAsNewVisitor}`}
          {isGuest && !deletes && ` ${texts.othersCanStillRead}`}
          <DeleteFailure error={error} />
        </>
      }
      confirmLabel={texts.forgetMe}
      busy={isPending}
      onClose={onClose}
      onConfirm={mutate}
    >
      {isGuest && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={deletes}
            onChange={() => setDeletes(!deletes)}
            className="size-5 shrink-0 accent-accent"
          />
          {user ? texts.deleteFreeAddresses : texts.deleteAddresses}
        </label>
      )}
    </ConfirmDialog>
  );
}
