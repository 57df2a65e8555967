import { randomUUID } from 'node:crypto';
import { authTexts, type User } from '#contract/auth.ts';
import {
  codeMail,
  haveAccountMail,
  passwordChangedMail,
  welcomeMail,
} from '#server/outbound/templates/account-mails.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { CodeStore } from '#server/store/accounts/code-store.ts';
import { Refusal } from '../errors.ts';
import { hashToken, newToken } from '../ids.ts';
import type { SystemMail } from '../system-mail.ts';
import { describeUser } from './account.ts';
import type { Codes } from './codes.ts';
import { CODE_MINUTES, CODE_MS } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

type Wish = { email: string; password: string; fullName?: string };

/** New accounts. Whether an address has one already is told to its owner by mail, never to who asks here. */
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
  const notice = (email: string) =>
    mail.seal(email, haveAccountMail({ loginUrl: `${publicUrl}/login` }), CODE_MS);
  const codeLetter = (email: string, code: string) =>
    mail.seal(email, codeMail({ code, minutes: CODE_MINUTES }), CODE_MS);
  const welcome = (email: string) => mail.seal(email, welcomeMail({ homeUrl: `${publicUrl}/` }));

  return {
    /** An account that waits for its code. The token names the browser that chose this password. */
    async signUp(wish: Wish, network: string): Promise<{ user: User; signupToken: string }> {
      const { email, fullName = '' } = wish;
      await codes.takeTurn(email, network);
      const passwordHash = await passwords.hash(wish.password);
      const signupToken = newToken();
      const account = { id: randomUUID(), email, passwordHash, fullName, createdAt: now() };
      const { code, row } = codes.make(email, 'signup', null);
      const known = await accounts.findByEmail(email);
      const id = known?.verifiedAt
        ? null
        : await accounts.putUnverified({
            account,
            signupHash: hashToken(signupToken),
            code: row,
            mail: codeLetter(email, code),
          });
      if (!id) await codeStore.put(codes.blank(email, 'signup'), notice(email));
      const user: User = {
        id: id ?? decoyId(codes.emailHash(email)),
        email,
        full_name: fullName || null,
        premium_status: 'false',
        premium_until: null,
      };
      return { user, signupToken };
    },

    /** A code to prove an address with, before or during a sign-up. */
    async sendCode(email: string, network: string) {
      await codes.takeTurn(email, network);
      const known = await accounts.findByEmail(email);
      if (known?.verifiedAt) return codeStore.put(codes.blank(email, 'signup'), notice(email));
      const { code, row } = codes.make(email, 'signup', null);
      await codeStore.put(row, codeLetter(email, code));
    },

    /**
     * The address is proven. The password that waits with it counts only when it was chosen in this browser, or,
     * for a client without cookies, when the code came with the sign-up that chose it: a stranger who signed up
     * with somebody else's address must not have set their password.
     */
    async confirm(
      email: string,
      { signupToken, mailedBySignUp }: { signupToken: string | null; mailedBySignUp: boolean },
    ) {
      const account = await accounts.findByEmail(email);
      if (!account) return { needsPasswordUpdate: true };
      const keepPassword =
        signupToken === null ? mailedBySignUp : Boolean(account.signupHash?.equals(hashToken(signupToken)));
      if (!account.verifiedAt)
        await accounts.verify({ id: account.id, now: now(), keepPassword, mail: welcome(email) });
      const proven = (await accounts.findById(account.id)) ?? account;
      return { user: describeUser(proven, now()), needsPasswordUpdate: !proven.passwordHash };
    },

    /** The second half of the sign-up that proves the address first. */
    async withPassword(wish: Wish, proof: string | null) {
      const { email, fullName = '' } = wish;
      const refusal = new Refusal('forbidden', authTexts.verifyFirst, { needsEmailVerification: true });
      if (!(await codes.isProven(email, 'signup', proof))) throw refusal;
      const passwordHash = await passwords.hash(wish.password);
      if (!(await codes.spend(email, 'signup'))) throw refusal;
      const account = { id: randomUUID(), email, passwordHash, fullName, createdAt: now() };
      const isNew = await accounts.insertVerified({ account, mail: welcome(email) });
      const known = isNew ? undefined : await accounts.findByEmail(email);
      if (known) {
        const changed = mail.seal(email, passwordChangedMail({ supportEmail }));
        await accounts.setPassword({ id: known.id, passwordHash, fullName, now: now(), mail: changed });
      }
      const made = await accounts.findByEmail(email);
      if (!made) throw refusal;
      return { user: describeUser(made, now()), session: await sessions.begin(made.id) };
    },
  };
}

export type SignUp = ReturnType<typeof createSignUp>;

/** The id an account of this address would have: always the same one, and nobody's. */
function decoyId(hash: Buffer) {
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
