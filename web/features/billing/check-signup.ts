import { canSignUp, domainOf, signupDomains } from '#contract/signup-domains.ts';
import { checkEmail, checkNewPassword } from '#web/features/account/check-credentials.ts';
import { texts } from './texts.tsx';

export type SignupFields = { fullName: string; email: string; password: string; confirmPassword: string };
export type SignupErrors = Partial<Record<keyof SignupFields, string>>;

export type DomainCheck = { allowed: boolean; text: string };

/** Whether the domain of an address is allowed; null until a domain is typed. */
export function checkDomain(email: string, host: string): DomainCheck | null {
  const domain = domainOf(email);
  if (!domain) return null;
  const allowed = canSignUp(email, host);
  return { allowed, text: allowed ? texts.validDomain(domain) : texts.invalidDomain(domain) };
}

/** Whether the domain may still become an allowed one with more letters, so that nobody is corrected while typing. */
export function isUnfinished(email: string, host: string): boolean {
  const domain = domainOf(email);
  return domain !== null && signupDomains(host).some((one) => one !== domain && one.startsWith(domain));
}

/** The error of each invalid field; empty when a code can be sent. */
export function checkSignup(given: SignupFields, host: string): SignupErrors {
  const errors: SignupErrors = {};
  if (!given.fullName.trim()) errors.fullName = texts.nameIsMissing;
  const email = checkEmail(given.email);
  if (email) errors.email = email;
  else if (!canSignUp(given.email, host)) errors.email = texts.domainNotAllowed;
  const { password, confirmation } = checkNewPassword({
    password: given.password,
    confirmation: given.confirmPassword,
  });
  if (password) errors.password = password;
  if (confirmation) errors.confirmPassword = confirmation;
  return errors;
}
