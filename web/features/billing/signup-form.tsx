import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { authTexts } from '#contract/auth-texts.ts';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { PasswordField } from '#web/features/account/password-field.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { checkDomain, checkSignup, type SignupErrors, type SignupFields } from './check-signup.ts';
import { EmailProof } from './email-proof.tsx';
import type { useSignup } from './use-signup.ts';

const empty: SignupFields = { fullName: '', email: '', password: '', confirmPassword: '' };
const siteHost = () => (typeof window === 'undefined' ? '' : window.location.hostname);

/** Asks for name, address and password, verifies the address with a code, and goes on to payment. */
export function SignupForm({ signup }: { signup: ReturnType<typeof useSignup> }) {
  const { verified, created, creating, error, create, askToVerify, clearError } = signup;
  const navigate = useNavigate();
  const { form, fields, errors, domain, bind, check } = useSignupFields({ readOnly: verified, clearError });
  const onVerified = useCallback(() => void create(fields), [create, fields]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (created) navigate('/payment');
    else if (!verified) askToVerify();
    else if (!creating) create(fields);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="Full Name" autoComplete="name" {...bind('fullName')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...bind('email')}
        hint={
          domain && (
            <span role="status" className="flex flex-wrap gap-x-3">
              <span className={domain.allowed ? 'text-accent' : 'text-ink'}>{domain.text}</span>
              {!domain.allowed && !errors.email && <span>{authTexts.domainNotAllowed}</span>}
            </span>
          )
        }
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={errors.password ? undefined : `At least ${MIN_PASSWORD} characters.`}
        {...bind('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...bind('confirmPassword')} />
      <EmailProof
        key={fields.email.trim()}
        email={fields.email.trim()}
        verified={verified}
        check={check}
        onVerified={onVerified}
      />
      {error && <Alert>{error}</Alert>}
      {created && <Alert kind="success">Your account is ready. One step is left.</Alert>}
      <Button
        type="submit"
        size="lg"
        variant={verified ? 'primary' : 'secondary'}
        aria-disabled={!created}
        className="aria-disabled:cursor-not-allowed"
      >
        {creating && <Spinner />}
        Continue to Payment
      </Button>
    </form>
  );
}

/** The fields of the form, their errors, and `bind` with the props that all of them share. */
function useSignupFields({ readOnly, clearError }: { readOnly: boolean; clearError: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<SignupErrors>({});
  const domain = checkDomain(fields.email, siteHost());

  const bind = (name: keyof SignupFields) => ({
    name,
    required: true,
    value: fields[name],
    error: errors[name],
    readOnly,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setFields((now) => ({ ...now, [name]: event.target.value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
      clearError();
    },
  });

  const check = () => {
    const found = checkSignup(fields, siteHost());
    setErrors(found);
    clearError();
    const valid = Object.keys(found).length === 0;
    if (!valid) focusFirstError(form.current);
    return valid;
  };

  return { form, fields, errors, domain, bind, check };
}
