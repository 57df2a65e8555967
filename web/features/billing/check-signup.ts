import { authTexts } from '#contract/auth-texts.ts';
import { MIN_PASSWORD } from '#contract/limits.ts';
import { canSignUp, domainOf, signupDomains } from '#contract/signup-domains.ts';
import { checkEmail } from '#web/features/account/check-credentials.ts';

export type SignupFields = { fullName: string; email: string; password: string; confirmPassword: string };
export type SignupErrors = Partial<Record<keyof SignupFields, string>>;

export type DomainCheck = { allowed: boolean; text: string };

/** Whether the domain of an address is allowed; null until a domain is typed. */
export function checkDomain(email: string, host: string): DomainCheck | null {
  const domain = domainOf(email);
  if (!domain) return null;
  const allowed = canSignUp(email, host);
  return { allowed, text: `${allowed ? 'Valid' : 'Invalid'} domain: ${domain}` };
}

/** Whether the domain may still become an allowed one with more letters, so that nobody is corrected while typing. */
export function isUnfinished(email: string, host: string): boolean {
  const domain = domainOf(email);
  return domain !== null && signupDomains(host).some((one) => one !== domain && one.startsWith(domain));
}

/** The error of each invalid field; empty when a code can be sent. */
export function checkSignup(given: SignupFields, host: string): SignupErrors {
  const errors: SignupErrors = {};
  if (!given.fullName.trim()) errors.fullName = 'Please enter your full name.';
  const email = checkEmail(given.email);
  if (email) errors.email = email;
  else if (!canSignUp(given.email, host)) errors.email = authTexts.domainNotAllowed;
  if (given.password.length < MIN_PASSWORD)
    errors.password = `Password must be at least ${MIN_PASSWORD} characters long`;
  else if (given.password !== given.confirmPassword) errors.confirmPassword = 'Passwords do not match';
  return errors;
}
