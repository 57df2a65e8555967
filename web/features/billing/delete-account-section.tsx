import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { deleteAccount, explainChange } from './billing-api.ts';
import { texts } from './texts.tsx';

/** Deletes the account after a confirmation. */
export function DeleteAccountSection({ onDeleted }: { onDeleted: () => void }) {
  const { token, status } = useAccount();
  const paid = status !== 'free';
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAccount(token),
    onSuccess: onDeleted,
    onError: () => setAsking(false),
  });

  return (
    <AccountSection title={texts.dangerZone} text={<DeletionFacts paid={paid} />} className="border-red/35">
      {error && <Alert className="w-full">{explainChange(error, texts.deleteFailed)}</Alert>}
      <Button
        disabled={isPending}
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
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountSection>
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
