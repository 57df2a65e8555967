import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { authTexts } from '#contract/auth-texts.ts';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { ApiError } from '#web/lib/api.ts';
import { requestReset, wordsOf } from './account-api.ts';
import { checkEmail } from './check-credentials.ts';

type Refusal = { text: string; upgrade: boolean };

function readRefusal(error: unknown): Refusal {
  const body = error instanceof ApiError ? error.body : {};
  if (body.rateLimited) return { text: authTexts.resetLimit, upgrade: false };
  if (body.upgradeRequired)
    return { text: body.expired ? authTexts.resetExpired : authTexts.resetIsPremium, upgrade: true };
  const text = wordsOf(error, {
    silent: 'Failed to send reset code. Please try again.',
    broken: 'Password reset failed',
    away: 'Password reset service unavailable',
  });
  return { text, upgrade: false };
}

/** Asks where to send the reset mail. Done, or refused for want of premium, it moves on by itself. */
export default function ResetDialog({
  onSent,
  onClose,
}: {
  onSent: (email: string) => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sent = state === 'sent';
  const upgrade = refusal?.upgrade ?? false;

  useEffect(() => {
    if (!sent && !upgrade) return;
    const timer = setTimeout(() => {
      if (sent) onClose();
      else navigate('/upgrade');
    }, timings.resetRequestClose);
    return () => clearTimeout(timer);
  }, [sent, upgrade, onClose, navigate]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React hands the events of a dialog on to the page it was opened from.
    event.stopPropagation();
    if (state !== 'idle') return;
    const wrong = checkEmail(email);
    setProblem(wrong);
    setRefusal(null);
    if (wrong) return;
    setState('sending');
    try {
      await requestReset(email.trim());
      setState('sent');
      onSent(email.trim());
    } catch (error) {
      setRefusal(readRefusal(error));
      setState('idle');
    }
  };

  if (sent) {
    return (
      <Dialog title="Reset Password" onClose={onClose}>
        <div role="status" className="flex items-start gap-3">
          <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-accent" />
          <div>
            <p className="font-semibold">Reset Code Sent!</p>
            <p className="mt-1 text-sm text-ink-soft">
              Look for a mail with a link and a code at {email.trim()}.
            </p>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Reset Password"
      description="Enter the email address of your premium account, and we send you a link and a code."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem(undefined);
          }}
        />
        {refusal && <Alert>{refusal.text}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={state === 'sending' || upgrade}>
            {state === 'sending' && <Spinner />}
            Send Reset Code
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
