import { useState } from 'react';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { Sheet } from '#web/components/sheet.tsx';
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
    <Sheet title="Danger Zone" text={<DeletionFacts paid={paid} />} className="border-red/35">
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
              ? 'Your account, your inboxes and their messages are deleted, and a paid subscription ends at once. This action cannot be undone.'
              : 'Your account is deleted. This action cannot be undone.'
          }
          confirmLabel="Delete My Account"
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Sheet>
  );
}

/** What is deleted with an account, and what stays. */
export function DeletionFacts({ paid }: { paid: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong className="font-medium text-ink">Deleted at once:</strong>{' '}
        {paid
          ? 'your account, your premium inboxes and their messages, your API keys and your webhooks. A paid subscription ends, and you are not charged again.'
          : 'your account with your name, email address and password.'}
      </p>
      <p>
        <strong className="font-medium text-ink">Kept:</strong>{' '}
        {paid ? 'invoices, as long as tax law requires' : 'free addresses, until their time is up'}, and what
        you wrote to support, for up to {CONTACT_KEPT_DAYS} days.
      </p>
      <p>This cannot be undone.</p>
    </div>
  );
}
