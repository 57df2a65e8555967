import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { explain } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { requestReset } from './account-api.ts';
import { checkEmail } from './check-credentials.ts';
import { texts } from './texts.tsx';

type ResetDialogProps = { onSent: (email: string) => void; onClose: () => void };

/** Asks where to send the reset mail, and closes soon after sending. */
export default function ResetDialog({ onSent, onClose }: ResetDialogProps) {
  const { form, email, setEmail, problem, request, submit } = useResetRequest({ onSent, onClose });
  if (request.isSuccess) {
    return (
      <Dialog title={texts.resetPassword} onClose={onClose}>
        <div className="flex flex-col gap-5">
          <Alert kind="success">
            <p className="font-semibold">{texts.resetCodeSent}</p>
            <p className="mt-0.5">{texts.checkInboxFor(<AddressText address={email.trim()} />)}</p>
          </Alert>
          <Button variant="primary" onClick={onClose}>
            {texts.enterCode}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.resetPassword} description={texts.howResetWorks} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={texts.emailAddress}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.target.value)}
        />
        {request.error && <Alert>{explain(request.error, failed())}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={request.isPending}>
            {texts.sendResetCode}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useResetRequest({ onSent, onClose }: ResetDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const request = useMutation({
    mutationFn: () => requestReset(email.trim()),
    onSuccess: () => onSent(email.trim()),
  });
  const { isSuccess: sent, isIdle, isError, reset, mutate } = request;

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(onClose, timings.resetRequestClose);
    return () => clearTimeout(timer);
  }, [sent, onClose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React, events of a dialog also reach the page that opened it.
    event.stopPropagation();
    if (!isIdle && !isError) return;
    const invalid = checkEmail(email);
    setProblem(invalid);
    reset();
    if (invalid) focusFirstError(form.current);
    else mutate();
  };

  return {
    form,
    email,
    setEmail(value: string) {
      setEmail(value);
      setProblem(undefined);
    },
    problem,
    request,
    submit,
  };
}

const failed = () => ({
  plain: texts.resetCodeNotSent,
  unreadable: texts.resetFailed,
  silent: texts.resetUnavailable,
});
