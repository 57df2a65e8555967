import { useState } from 'react';
import { counted } from '#contract/counted.ts';
import type { OperatorAccount } from '#contract/operator.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';

type PremiumActionsProps = {
  account: OperatorAccount;
  busy: boolean;
  onGrant: (days: number) => void;
  onEnd: () => void;
};

/** Grants or ends the premium of an account, each after a confirmation. */
export function PremiumActions({ account, busy, onGrant, onEnd }: PremiumActionsProps) {
  const [days, setDays] = useState('30');
  const [confirming, setConfirming] = useState<'grant' | 'end' | null>(null);
  const close = () => setConfirming(null);
  const count = Number(days);
  const valid = Number.isInteger(count) && count >= 1 && count <= 3650;
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="w-24"
          label="Days"
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button disabled={busy || !valid} onClick={() => setConfirming('grant')}>
          Grant premium
        </Button>
        <Button disabled={busy || account.premium !== 'active'} onClick={() => setConfirming('end')}>
          End premium
        </Button>
      </div>
      {confirming === 'grant' && (
        <ConfirmDialog
          title={`Grant ${counted(count, 'day')}?`}
          text={`${account.email} gets ${counted(count, 'day')} of premium, added to the time that is left.`}
          confirmLabel="Grant"
          onClose={close}
          onConfirm={() => {
            close();
            onGrant(count);
          }}
        />
      )}
      {confirming === 'end' && (
        <ConfirmDialog
          title="End premium now?"
          text={`Premium of ${account.email} ends immediately, and the owner is notified by email. A paid subscription continues at the payment provider.`}
          confirmLabel="End premium"
          onClose={close}
          onConfirm={() => {
            close();
            onEnd();
          }}
        />
      )}
    </>
  );
}
