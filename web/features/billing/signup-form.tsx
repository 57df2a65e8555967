import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/field.tsx';
import { PasswordField } from '#web/features/account/password-field.tsx';
import { texts as accountTexts } from '#web/features/account/texts.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import {
  checkDomain,
  checkSignup,
  isUnfinished,
  type SignupErrors,
  type SignupFields,
} from './check-signup.ts';
import { DomainRefusal } from './domain-refusal.tsx';
import { EmailProof, type EmailProofHandle } from './email-proof.tsx';
import { texts } from './texts.tsx';
import type { useSignup } from './use-signup.ts';

const empty: SignupFields = { fullName: '', email: '', password: '', confirmPassword: '' };
const siteHost = () => (typeof window === 'undefined' ? '' : window.location.hostname);

/** Asks for name, address and password, verifies the address with a code, and goes on to payment. One button a step. */
export function SignupForm({ signup }: { signup: ReturnType<typeof useSignup> }) {
  const { verified, created, creating, error, create, askToVerify, clearError } = signup;
  const { form, fields, bind, domainNote, check } = useSignupFields({ readOnly: verified, clearError });
  const proof = useRef<EmailProofHandle>(null);
  const onVerified = useCallback(() => void create(fields), [create, fields]);
  if (created) return <AccountReady />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verified) return void (creating || create(fields));
    proof.current?.start();
    askToVerify();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label={texts.fullName} autoComplete="name" {...bind('fullName')} />
      <TextField
        label={accountTexts.email}
        type="email"
        autoComplete="email"
        {...bind('email')}
        {...domainNote}
      />
      <PasswordField
        label={accountTexts.password}
        autoComplete="new-password"
        {...bind('password')}
        hint={bind('password').error ? undefined : accountTexts.neededLength(MIN_PASSWORD)}
      />
      <PasswordField
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
        {...bind('confirmPassword')}
      />
      {error && <Alert kind={verified ? 'error' : 'warning'}>{error}</Alert>}
      {verified ? (
        <Button type="submit" size="lg" variant="primary" busy={creating}>
          {creating ? texts.creatingAccount : texts.tryAgain}
        </Button>
      ) : (
        <>
          <EmailProof
            ref={proof}
            key={fields.email.trim()}
            email={fields.email.trim()}
            check={check}
            onVerified={onVerified}
          />
          {/* Without a submit button, Enter does nothing. */}
          <button type="submit" hidden>
            {texts.verifyEmail}
          </button>
        </>
      )}
    </form>
  );
}

/** The step after the form. */
function AccountReady() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-5">
      <Alert kind="success">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {texts.emailIsVerified}
        </h2>
        <p>{texts.accountIsReady}</p>
      </Alert>
      <Button variant="primary" size="lg" onClick={() => navigate('/payment')}>
        {texts.continueToPayment}
      </Button>
    </div>
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

  const isWrong = domain?.allowed === false && !isUnfinished(fields.email, siteHost());
  const refusal = domain && <DomainRefusal text={domain.text} host={siteHost()} />;
  /** What the address says about its domain: one note, whether it is being typed or was sent. */
  const domainNote = {
    error: isWrong || errors.email === texts.domainNotAllowed ? refusal : errors.email,
    hint: domain?.allowed && (
      <span role="status" className="text-accent">
        {domain.text}
      </span>
    ),
  };

  const check = () => {
    const found = checkSignup(fields, siteHost());
    setErrors(found);
    clearError();
    const valid = Object.keys(found).length === 0;
    if (!valid) focusFirstError(form.current);
    return valid;
  };

  return { form, fields, bind, domainNote, check };
}
