import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { ApiError, explain } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { REQUEST_RESET } from '#web/lib/link-state.ts';
import { updatePassword } from './account-api.ts';
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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (proof: Proof) => updatePassword({ password, ...proof }),
    onSuccess: onDone,
  });
  const isLinkWrong = !proof || (error instanceof ApiError && error.body.code === 'wrong-reset-link');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = checkNewPassword({ password, confirmation });
    setErrors(found);
    reset();
    if (found.password || found.confirmation) focusFirstError(form.current);
    else if (proof) mutate(proof);
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
      {(error || !proof) && (
        <Alert>
          {error ? explain(error, failed()) : texts.invalidResetLink}
          {isLinkWrong && (
            <>
              {' '}
              <TextLink to="/login" state={REQUEST_RESET}>
                {texts.requestNewLink}
              </TextLink>
            </>
          )}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={isPending}>
        {texts.resetPassword}
      </Button>
    </form>
  );
}

const failed = () => ({
  plain: texts.passwordNotUpdated,
  unreadable: texts.passwordUpdateFailed,
  silent: texts.passwordNotReset,
});
