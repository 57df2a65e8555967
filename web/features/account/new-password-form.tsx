import { type FormEvent, useState } from 'react';
import { authTexts } from '#contract/auth-texts.ts';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { REQUEST_RESET } from '#web/lib/link-state.ts';
import { errorText, updatePassword } from './account-api.ts';
import { checkNewPassword } from './check-credentials.ts';
import { PasswordField } from './password-field.tsx';

/** What allows the change: the tokens of a mailed link, or an address that was verified with a code in this browser. */
export type Proof = { accessToken: string; refreshToken: string | null } | { email: string };

type NewPasswordFormProps = { proof: Proof | null; error?: string | null; onDone: () => void };

export function NewPasswordForm({ proof, error: given = null, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [found, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const error = found ?? given;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (saving) return;
    const problem = checkNewPassword({ password, confirmation, hasToken: proof !== null });
    setError(problem);
    if (problem || !proof) return;
    setSaving(true);
    try {
      await updatePassword({ password, ...proof });
      onDone();
    } catch (failure) {
      setError(
        errorText(failure, {
          noText: 'Failed to update password',
          unreadable: 'Password update failed',
          unreachable: 'Failed to reset password. Please try again.',
        }),
      );
    } finally {
      setSaving(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        required
        hint={`At least ${MIN_PASSWORD} characters.`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {error && (
        <Alert>
          {error}
          {error === authTexts.invalidResetLink && (
            <>
              {' '}
              <TextLink to="/login" state={REQUEST_RESET}>
                Request a new link
              </TextLink>
            </>
          )}
        </Alert>
      )}
      <Button type="submit" variant="primary" disabled={saving}>
        {saving && <Spinner />}
        Reset Password
      </Button>
    </form>
  );
}
