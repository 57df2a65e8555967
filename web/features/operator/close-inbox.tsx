import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { counted } from '#contract/counted.ts';
import type { CloseAnswer } from '#contract/operator.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { type CallOperator, describeError } from './operator-api.ts';
import { formatDateTime } from './panel.tsx';

/** Closes the address that was traced, for example after a report of abuse. */
export function CloseInbox({ address, call }: { address: string; call: CallOperator }) {
  const [reason, setReason] = useState<string | null>(null);
  const close = useMutation({
    mutationFn: (reason: string) =>
      call<CloseAnswer>('/inbox/close', { method: 'POST', body: { address, reason } }),
    onMutate: () => setReason(null),
  });

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setReason(String(new FormData(event.currentTarget).get('reason')).trim());
  }

  return (
    <div className="border-t border-line p-4 sm:p-5">
      {!close.data && (
        <form onSubmit={ask} className="flex max-w-xl items-end gap-2" noValidate>
          <TextField
            className="min-w-0 flex-1"
            label="Why it is closed, for its owner"
            name="reason"
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" variant="danger">
            Close address
          </Button>
        </form>
      )}
      {close.data && <Alert kind="success">{closed(close.data)}</Alert>}
      {close.error && <Alert className="mt-3">{describeError(close.error)}</Alert>}
      {reason !== null && (
        <ConfirmDialog
          title="Close this address?"
          text={`Its mail is deleted immediately, and its owner is told${reason ? ` why: ${reason}` : ''}. This cannot be undone.`}
          confirmLabel="Close address"
          onClose={() => setReason(null)}
          onConfirm={() => close.mutate(reason)}
        />
      )}
    </div>
  );
}

const closed = ({ until, messages }: CloseAnswer) =>
  `Closed. ${counted(messages, 'message is', 'messages are')} deleted, and nobody gets this address before ${formatDateTime(until)}.`;
