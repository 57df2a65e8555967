// Separate from billing.ts, so that the form does not load the schema library.

/** Providers whose addresses can create an account. The site's own host is the 28th. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.in',
  'yahoo.ca',
  'yahoo.fr',
  'yahoo.de',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'zoho.com',
  'protonmail.com',
  'proton.me',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'fastmail.com',
  'tutanota.com',
  'mail.com',
  'yandex.com',
];

export const signupDomains = (host: string): string[] => [...providers, host.toLowerCase()];

/** The domain of an address, or null while there is nothing after its last @. */
export function domainOf(email: string): string | null {
  const at = email.trim().lastIndexOf('@');
  return at > 0
    ? email
        .trim()
        .slice(at + 1)
        .toLowerCase() || null
    : null;
}

/** Whether an address can create an account on the site at `host`. */
export function canSignUp(email: string, host: string): boolean {
  const domain = domainOf(email);
  return domain !== null && signupDomains(host).includes(domain);
}
