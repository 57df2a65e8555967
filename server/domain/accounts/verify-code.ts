import type { CodeType, VerifyAnswer } from '#contract/auth.ts';
import { findLanguage } from '#contract/languages.ts';
import { CODE_MINUTES } from '#contract/limits.ts';
import { codeMail } from '#server/outbound/templates/account-mails.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { CodeStore } from '#server/store/accounts/code-store.ts';
import type { SystemMail } from '../system-mail.ts';
import { type Asker, type Browser, describeUser } from './account.ts';
import type { Codes } from './codes.ts';
import { CODE_MS } from './limits.ts';
import type { RecoverPassword } from './recover-password.ts';
import type { SignUp } from './sign-up.ts';

/** Sends codes and verifies them. Each purpose has its own rule about who gets a code. */
export function createVerifyCode({
  accounts,
  codeStore,
  codes,
  signUp,
  recover,
  mail,
  now,
}: {
  accounts: AccountStore;
  codeStore: CodeStore;
  codes: Codes;
  signUp: SignUp;
  recover: RecoverPassword;
  mail: SystemMail;
  now: () => Date;
}) {
  async function sendResubscribe(email: string, from: Asker) {
    await codes.takeTurn(email, from);
    const account = await accounts.findByEmail(email);
    // The answer does not reveal that nothing was sent.
    if (!account?.verifiedAt) return codeStore.put(codes.blank(email, 'resubscribe'), null);
    const { code, row } = codes.make(email, 'resubscribe', account.id);
    const language = from.language ?? findLanguage(account.language);
    const content = codeMail({ language, code, minutes: CODE_MINUTES });
    await codeStore.put(row, mail.seal(email, content, CODE_MS));
  }

  return {
    async send(email: string, type: CodeType, from: Asker & Pick<Browser, 'knownBrowser'>) {
      if (type === 'signup') return signUp.sendCode(email, from);
      if (type === 'recovery') return recover.request(email, from);
      return sendResubscribe(email, from);
    },

    async verify(
      given: { email: string; token: string; type: CodeType },
      {
        ip,
        language,
        codeAsker,
        signupToken,
      }: Asker & Pick<Browser, 'codeAsker'> & { signupToken: string | null },
    ): Promise<{ proof: string; answer: Omit<VerifyAnswer, 'success'> }> {
      const { proof, accountId } = await codes.use(given.email, given.type, given.token, { ip, codeAsker });
      if (given.type === 'signup') {
        const mailedBySignUp = accountId !== null;
        const by = { ip, language, signupToken, mailedBySignUp };
        return { proof, answer: await signUp.confirm(given.email, by) };
      }
      const account = await accounts.findByEmail(given.email);
      if (given.type === 'recovery') recover.requirePremium(account);
      return {
        proof,
        answer: {
          ...(account ? { user: describeUser(account, now()) } : {}),
          needsPasswordUpdate: given.type === 'recovery',
        },
      };
    },
  };
}

export type VerifyCode = ReturnType<typeof createVerifyCode>;
