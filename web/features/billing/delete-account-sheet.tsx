import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { deleteAccount, manageWords } from './billing-api.ts';

/** The way out with everything. */
export function DeleteAccountSheet({ onDeleted }: { onDeleted: () => void }) {
  const { token } = useAccount();
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
      setError(manageWords(failure, 'Error deleting account', 'Failed to delete account. Please try again.'));
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-7">
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold">Danger Zone</h2>
        <p className="text-sm text-pretty text-ink-soft">
          Deleting your account ends it with everything it has: your inboxes, their mail and your
          subscription. This cannot be undone.
        </p>
      </div>
      {error && <Alert className="w-full">{error}</Alert>}
      <Button disabled={busy} onClick={() => setAsking(true)} className="max-sm:w-full">
        Delete My Account
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete My Account?"
          text="Your subscription is cancelled at once, and your inboxes, their mail and your account are deleted. This action cannot be undone."
          confirmLabel="Delete My Account"
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
