// Apart from billing.ts, so that the form needs no schema library.

/** Providers whose addresses an account can be made with; the site's own host is the last of the 28. */
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

/** The domain of an address once something stands behind its last @, else null. */
export function domainOf(email: string): string | null {
  const at = email.trim().lastIndexOf('@');
  return at > 0
    ? email
        .trim()
        .slice(at + 1)
        .toLowerCase() || null
    : null;
}
