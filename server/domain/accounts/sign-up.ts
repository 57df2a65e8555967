import { randomUUID } from 'node:crypto';
import type { User } from '#contract/auth.ts';
import { english, findLanguage, type Language } from '#contract/languages.ts';
import { CODE_MINUTES } from '#contract/limits.ts';
import { canSignUp } from '#contract/signup-domains.ts';
import {
  codeMail,
  haveAccountMail,
  passwordChangedMail,
  welcomeMail,
} from '#server/outbound/templates/account-mails.ts';
import type { NewAccount } from '#server/store/accounts/account-row.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { CodeStore } from '#server/store/accounts/code-store.ts';
import { Refusal } from '../errors.ts';
import { hashToken, newToken } from '../ids.ts';
import type { SystemMail } from '../system-mail.ts';
import { type Asker, describeUser } from './account.ts';
import type { Codes } from './codes.ts';
import { CODE_MS } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

type NewUser = { email: string; password: string; fullName?: string };

/** New accounts. Only the owner of an address learns, by mail, that it already has an account. */
export function createSignUp({
  accounts,
  codeStore,
  codes,
  passwords,
  sessions,
  mail,
  publicUrl,
  supportEmail,
  now,
}: {
  accounts: AccountStore;
  codeStore: CodeStore;
  codes: Codes;
  passwords: Passwords;
  sessions: Sessions;
  mail: SystemMail;
  publicUrl: string;
  supportEmail: string;
  now: () => Date;
}) {
  const sealNotice = (email: string, language: Language) =>
    mail.seal(email, haveAccountMail({ language, publicUrl }), CODE_MS);
  const sealCode = (email: string, code: string, language: Language) =>
    mail.seal(email, codeMail({ language, code, minutes: CODE_MINUTES }), CODE_MS);
  const sealWelcome = (email: string, language: Language) =>
    mail.seal(email, welcomeMail({ language, publicUrl }));
  const newAccount = ({
    language,
    ...given
  }: Omit<NewAccount, 'id' | 'createdAt' | 'language'> & { language: Language }) => ({
    ...given,
    id: randomUUID(),
    createdAt: now(),
    language: language.prefix,
  });
  const host = new URL(publicUrl).hostname;
  const checkDomain = (email: string) => {
    if (!canSignUp(email, host)) throw new Refusal('bad-input', 'provider-not-allowed', { field: 'email' });
  };

  return {
    /** Creates an unverified account. The token identifies the browser that chose this password. */
    async signUp(newUser: NewUser, from: Asker): Promise<{ user: User; signupToken: string }> {
      const { email, fullName = '' } = newUser;
      const language = from.language ?? english;
      checkDomain(email);
      await codes.takeTurn(email, from);
      const passwordHash = await passwords.hash(newUser.password, from);
      const signupToken = newToken();
      const account = newAccount({ email, passwordHash, fullName, language });
      const { code, row } = codes.make(email, 'signup', null);
      const existing = await accounts.findByEmail(email);
      const isNew =
        !existing?.verifiedAt &&
        (await accounts.putUnverified({
          account,
          signupHash: hashToken(signupToken),
          code: row,
          mail: sealCode(email, code, language),
        }));
      if (!isNew) await codeStore.put(codes.blank(email, 'signup'), sealNotice(email, language));
      const user: User = {
        // Random and new in every answer, whether or not it is stored.
        id: account.id,
        email,
        full_name: fullName || null,
        premium_status: 'false',
        premium_until: null,
      };
      return { user, signupToken };
    },

    /** Mails a code that verifies an address, before or during a sign-up. */
    async sendCode(email: string, from: Asker) {
      const language = from.language ?? english;
      checkDomain(email);
      await codes.takeTurn(email, from);
      const existing = await accounts.findByEmail(email);
      if (existing?.verifiedAt)
        return codeStore.put(codes.blank(email, 'signup'), sealNotice(email, language));
      const { code, row } = codes.make(email, 'signup', null);
      await codeStore.put(row, sealCode(email, code, language));
    },

    /**
     * Verifies the address after a correct code. The password chosen at sign-up is kept only if it was chosen in
     * this browser, or, for a client without cookies, if the code was mailed by that sign-up. Otherwise a stranger
     * could sign up with somebody else's address and set the password of their account.
     */
    async confirm(email: string, from: Asker & { signupToken: string | null; mailedBySignUp: boolean }) {
      const { signupToken, mailedBySignUp } = from;
      const account = await accounts.findByEmail(email);
      if (!account) return { needsPasswordUpdate: true };
      // Somebody else may have begun the sign-up, in another language.
      await accounts.keepLanguage(account, from.language);
      const language = from.language ?? findLanguage(account.language);
      const keepPassword =
        signupToken === null ? mailedBySignUp : Boolean(account.signupHash?.equals(hashToken(signupToken)));
      if (!account.verifiedAt)
        await accounts.verify({
          id: account.id,
          now: now(),
          keepPassword,
          mail: sealWelcome(email, language),
        });
      const verified = (await accounts.findById(account.id)) ?? account;
      return { user: describeUser(verified, now()), needsPasswordUpdate: !verified.passwordHash };
    },

    /** Completes a sign-up that verified the address first. */
    async withPassword(newUser: NewUser, proof: string | null, from: Asker) {
      const { email, fullName = '' } = newUser;
      const language = from.language ?? english;
      checkDomain(email);
      const refusal = new Refusal('forbidden', 'verify-first', { needsEmailVerification: true });
      if (!(await codes.isProven(email, 'signup', proof))) throw refusal;
      const passwordHash = await passwords.hash(newUser.password, from);
      if (!(await codes.spend(email, 'signup'))) throw refusal;
      const account = newAccount({ email, passwordHash, fullName, language });
      const isNew = await accounts.insertVerified({ account, mail: sealWelcome(email, language) });
      const existing = isNew ? undefined : await accounts.findByEmail(email);
      if (existing) {
        const changed = mail.seal(email, passwordChangedMail({ language, supportEmail }));
        await accounts.setPassword({ id: existing.id, passwordHash, fullName, now: now(), mail: changed });
        await accounts.keepLanguage(existing, from.language);
      }
      const created = await accounts.findByEmail(email);
      if (!created) throw refusal;
      return { user: describeUser(created, now()), session: await sessions.begin(created.id) };
    },
  };
}

export type SignUp = ReturnType<typeof createSignUp>;
