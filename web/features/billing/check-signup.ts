import { domainOf, signupDomains } from '#contract/signup-domains.ts';
import { MIN_PASSWORD } from '#contract/timings.ts';
import { checkEmail } from '#web/features/account/check-credentials.ts';

export type SignupFields = { fullName: string; email: string; password: string; confirmPassword: string };
export type SignupErrors = Partial<Record<keyof SignupFields, string>>;

export type DomainCheck = { allowed: boolean; words: string };

/** What is to be said of the domain of an address; null until there is one. */
export function checkDomain(email: string, host: string): DomainCheck | null {
  const domain = domainOf(email);
  if (!domain) return null;
  const allowed = signupDomains(host).includes(domain);
  return { allowed, words: `${allowed ? 'Valid' : 'Invalid'} domain: ${domain}` };
}

/** What is wrong with each field; nothing when a code may be sent. */
export function checkSignup(given: SignupFields, host: string): SignupErrors {
  const errors: SignupErrors = {};
  if (!given.fullName.trim()) errors.fullName = 'Please enter your full name.';
  const email = checkEmail(given.email);
  if (email) errors.email = email;
  else if (!checkDomain(given.email, host)?.allowed) errors.email = 'Not an allowed domain';
  if (given.password.length < MIN_PASSWORD)
    errors.password = `Password must be at least ${MIN_PASSWORD} characters long`;
  else if (given.password !== given.confirmPassword) errors.confirmPassword = 'Passwords do not match';
  return errors;
}
