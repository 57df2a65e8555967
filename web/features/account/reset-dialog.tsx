import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RESETS_PER_DAY } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { ApiError } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { errorText, requestReset } from './account-api.ts';
import { checkEmail } from './check-credentials.ts';
import { texts } from './texts.tsx';

function refusalText(error: unknown): string {
  if (error instanceof ApiError && error.body.rateLimited) return texts.resetLimit(RESETS_PER_DAY);
  return errorText(error, {
    noText: texts.resetCodeNotSent,
    unreadable: texts.resetFailed,
    unreachable: texts.resetUnavailable,
  });
}

type ResetDialogProps = { onSent: (email: string) => void; onClose: () => void };

/** Asks where to send the reset mail, and closes soon after sending. */
export default function ResetDialog({ onSent, onClose }: ResetDialogProps) {
  const { form, email, setEmail, problem, state, refusal, submit } = useResetRequest({ onSent, onClose });
  if (state === 'sent') {
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
        {refusal && <Alert>{refusal}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'}>
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
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const sent = state === 'sent';

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(onClose, timings.resetRequestClose);
    return () => clearTimeout(timer);
  }, [sent, onClose]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React, events of a dialog also reach the page that opened it.
    event.stopPropagation();
    if (state !== 'idle') return;
    const invalid = checkEmail(email);
    setProblem(invalid);
    setRefusal(null);
    if (invalid) return focusFirstError(form.current);
    setState('sending');
    try {
      await requestReset(email.trim());
      setState('sent');
      onSent(email.trim());
    } catch (error) {
      setRefusal(refusalText(error));
      setState('idle');
    }
  };

  return {
    form,
    email,
    setEmail(value: string) {
      setEmail(value);
      setProblem(undefined);
    },
    problem,
    state,
    refusal,
    submit,
  };
}
