import { useState } from 'react';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { deleteAccount, manageErrorText } from './billing-api.ts';
import { texts } from './texts.tsx';

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
      setError(manageErrorText(failure, texts.deleteFailed));
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <Sheet title={texts.dangerZone} text={<DeletionFacts paid={paid} />} className="border-red/35">
      {error && <Alert className="w-full">{error}</Alert>}
      <Button
        disabled={busy}
        onClick={() => setAsking(true)}
        className="border-red/45 text-red max-sm:w-full"
      >
        {texts.deleteAccount}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.reallyDelete}
          text={paid ? texts.whatDeletingPremiumDoes : texts.whatDeletingDoes}
          confirmLabel={texts.deleteAccount}
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
      <p>{paid ? texts.deletedWithPremium(strong) : texts.deleted(strong)}</p>
      <p>{paid ? texts.keptWithPremium(strong, CONTACT_KEPT_DAYS) : texts.kept(strong, CONTACT_KEPT_DAYS)}</p>
      <p>{texts.noUndo}</p>
    </div>
  );
}

const strong = (words: string) => <strong className="font-medium text-ink">{words}</strong>;
