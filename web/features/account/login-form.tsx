import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { SignInAnswer } from '#contract/auth.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { ApiError } from '#web/lib/api.ts';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { signInWithPassword } from './account-api.ts';
import { checkSignIn, type SignInErrors } from './check-credentials.ts';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.tsx';

type LoginFormProps = {
  /** Signed in or being redirected already, so the form is disabled. */
  busy: boolean;
  error: string | null;
  onStart: () => void;
  onEnter: (answer: SignInAnswer) => void;
  onRefuse: (failure: unknown) => void;
  forgot: ReactNode;
};

export function LoginForm({ busy, error, onStart, onEnter, onRefuse, forgot }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SignInErrors>({});
  const signIn = useMutation({
    mutationFn: signInWithPassword,
    onSuccess: onEnter,
    onError: (failure) => {
      onRefuse(failure);
      // The password is the more likely mistake.
      if (failure instanceof ApiError && failure.status === 401)
        form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    },
  });
  const disabled = busy || signIn.isPending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabled) return;
    onStart();
    // Read from the fields, because browsers and quick visitors fill them in before the scripts have loaded.
    const values = new FormData(form.current!);
    const [email, password] = [String(values.get('email')), String(values.get('password'))];
    const found = checkSignIn({ email, password });
    setErrors(found);
    if (found.email || found.password) return focusFirstError(form.current);
    signIn.mutate({ email: email.trim(), password });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
        onChange={() => setErrors((now) => ({ ...now, email: undefined }))}
      />
      <div className="flex flex-col gap-1">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          onChange={() => setErrors((now) => ({ ...now, password: undefined }))}
        />
        <div className="mt-2 flex justify-end">{forgot}</div>
      </div>
      {error && <Alert kind={busy ? 'warning' : 'error'}>{error}</Alert>}
      <Button type="submit" variant="primary" busy={disabled}>
        {signIn.isPending ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  );
}
