import { type FormEvent, useRef, useState } from 'react';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { ApiError } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { REQUEST_RESET } from '#web/lib/link-state.ts';
import { errorText, updatePassword } from './account-api.ts';
import { checkNewPassword, type NewPasswordErrors } from './check-credentials.ts';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.tsx';

/** What allows the change: the tokens of a mailed link, or an address that was verified with a code in this browser. */
export type Proof = { accessToken: string; refreshToken: string | null } | { email: string };

type NewPasswordFormProps = { proof: Proof | null; onDone: () => void };

export function NewPasswordForm({ proof, onDone }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState<{ text: string; isLink: boolean } | null>(null);
  const [saving, setSaving] = useState(false);
  const problem = failure ?? (proof ? null : { text: texts.invalidResetLink, isLink: true });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const found = checkNewPassword({ password, confirmation });
    setErrors(found);
    setFailure(null);
    if (found.password || found.confirmation) return focusFirstError(form.current);
    if (!proof) return;
    setSaving(true);
    try {
      await updatePassword({ password, ...proof });
      onDone();
    } catch (error) {
      const text = errorText(error, {
        noText: texts.passwordNotUpdated,
        unreadable: texts.passwordUpdateFailed,
        unreachable: texts.passwordNotReset,
      });
      setFailure({
        text,
        isLink: error instanceof ApiError && error.body.code === 'wrong-reset-link',
      });
    } finally {
      setSaving(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label={texts.newPassword}
        name="password"
        autoComplete="new-password"
        required
        hint={errors.password ? undefined : texts.neededLength(MIN_PASSWORD)}
        error={errors.password}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setErrors({});
        }}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmation}
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.target.value);
          setErrors({});
        }}
      />
      {problem && (
        <Alert>
          {problem.text}
          {problem.isLink && (
            <>
              {' '}
              <TextLink to="/login" state={REQUEST_RESET}>
                {texts.requestNewLink}
              </TextLink>
            </>
          )}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={saving}>
        {texts.resetPassword}
      </Button>
    </form>
  );
}
