import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { deleteAccount, manageErrorText } from './billing-api.ts';

/** Deletes the account after a confirmation. */
export function DeleteAccountSheet({ onDeleted }: { onDeleted: () => void }) {
  const { token, status } = useAccount();
  const paid = status !== 'free';
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await deleteAccount(token);
      onDeleted();
    } catch (failure) {
      const fallback = 'Failed to delete account. Please try again.';
      setError(manageErrorText(failure, { prefix: 'Error deleting account', fallback }));
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <Card className="flex flex-col items-start gap-5 border-red/35 p-5 sm:p-7">
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold">Danger Zone</h2>
        <p className="text-sm text-ink-soft">
          {paid
            ? 'Deleting your account also deletes your inboxes and their messages, and cancels a paid subscription. This cannot be undone.'
            : 'Deleting your account also deletes your inboxes and their messages. This cannot be undone.'}
        </p>
      </div>
      {error && <Alert className="w-full">{error}</Alert>}
      <Button
        disabled={busy}
        onClick={() => setAsking(true)}
        className="border-red/45 text-red max-sm:w-full"
      >
        Delete My Account
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete My Account?"
          text={
            paid
              ? 'Your account, your inboxes and their messages are deleted, and a paid subscription is canceled at once. This action cannot be undone.'
              : 'Your account, your inboxes and their messages are deleted. This action cannot be undone.'
          }
          confirmLabel="Delete My Account"
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
