import { randomUUID } from 'node:crypto';
import type { GoogleFailure } from '#contract/auth.ts';
import type { Language } from '#contract/languages.ts';
import { welcomeMail } from '#server/outbound/templates/account-mails.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { SystemMail } from '../system-mail.ts';
import { type Account, normalizeEmail } from './account.ts';
import type { Codes } from './codes.ts';
import type { Sessions } from './sessions.ts';

export type { Google, GoogleFlow } from '#server/outbound/google.ts';
export type GooglePerson = { sub: string; email: string; emailVerified: boolean; name: string };

/**
 * Signs in the user that Google identifies: by Google's own id, or else by an email address that Google has verified.
 * Anybody may have created an account with an unverified address, so such an account loses its password here.
 */
export function createGoogleSignIn({
  accounts,
  codes,
  sessions,
  mail,
  publicUrl,
  now,
}: {
  accounts: AccountStore;
  codes: Codes;
  sessions: Sessions;
  mail: SystemMail;
  publicUrl: string;
  now: () => Date;
}) {
  async function begin(account: Pick<Account, 'id' | 'language'>, language: Language) {
    await accounts.keepLanguage(account, language);
    return (await sessions.arrive(account.id)).access_token;
  }

  return async function signIn(
    person: GooglePerson,
    language: Language,
  ): Promise<{ token: string } | { failure: GoogleFailure }> {
    const linked = await accounts.findByGoogle(person.sub);
    if (linked) return { token: await begin(linked, language) };
    const email = normalizeEmail(person.email);
    if (!email || !person.emailVerified) return { failure: 'unverified' };

    const welcome = mail.seal(email, welcomeMail({ language, publicUrl }));
    const existing = await accounts.findByEmail(email);
    if (!existing) {
      const account = {
        id: randomUUID(),
        email,
        passwordHash: null,
        fullName: person.name.slice(0, 120),
        createdAt: now(),
        language: language.prefix,
      };
      const added = await accounts.insertVerified({ account, googleSub: person.sub, mail: welcome });
      return added ? { token: await begin(account, language) } : { failure: 'failed' };
    }
    // The same email with another Google id: the address belongs to somebody else now.
    if (existing.googleSub) return { failure: 'failed' };
    if (existing.verifiedAt) {
      const done = await accounts.linkGoogle({ id: existing.id, googleSub: person.sub });
      return done ? { token: await begin(existing, language) } : { failure: 'failed' };
    }
    const verified = {
      id: existing.id,
      now: now(),
      keepPassword: false,
      googleSub: person.sub,
      mail: welcome,
    };
    if (!(await accounts.verify(verified))) return { failure: 'failed' };
    await codes.spend(email, 'signup');
    return { token: await begin(existing, language) };
  };
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;
