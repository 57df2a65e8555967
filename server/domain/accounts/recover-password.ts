import { findLanguage, pathIn } from '#contract/languages.ts';
import { CODE_MINUTES, RESETS_PER_DAY } from '#contract/limits.ts';
import { because } from '#contract/reasons.ts';
import { codeMail, passwordChangedMail, resetMail } from '#server/outbound/templates/account-mails.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { CodeStore } from '#server/store/accounts/code-store.ts';
import { Refusal } from '../errors.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Limit, Limits, Who } from '../limits.ts';
import { premiumStatus } from '../premium.ts';
import type { SystemMail } from '../system-mail.ts';
import type { Account, Asker, Browser } from './account.ts';
import type { Codes } from './codes.ts';
import { accountLimits, LINK_MS } from './limits.ts';
import type { Passwords } from './passwords.ts';

type Link = { accessToken: string; refreshToken?: string | null };

/** Resets a lost password by a mailed link or code. Both work once, and using one invalidates the other. */
export function createRecoverPassword({
  accounts,
  codeStore,
  codes,
  passwords,
  limits,
  mail,
  publicUrl,
  supportEmail,
  now,
}: {
  accounts: AccountStore;
  codeStore: CodeStore;
  codes: Codes;
  passwords: Passwords;
  limits: Limits;
  mail: SystemMail;
  publicUrl: string;
  supportEmail: string;
  now: () => Date;
}) {
  const statusOf = (account: Account | undefined) =>
    account?.verifiedAt ? premiumStatus(account.premiumUntil, now()) : 'false';

  async function setPassword(
    account: Account | undefined,
    password: string,
    { from, refusal }: { from: Asker; refusal: Refusal },
  ) {
    if (!account) throw refusal;
    const passwordHash = await passwords.hash(password, from);
    if (!(await codes.spend(account.email, 'recovery'))) throw refusal;
    const language = from.language ?? findLanguage(account.language);
    const notice = mail.seal(account.email, passwordChangedMail({ language, supportEmail }));
    await accounts.setPassword({ id: account.id, passwordHash, now: now(), mail: notice });
  }

  /** Strangers cannot use up the resets of the owner, who has been here with this browser or asks from elsewhere. */
  async function takeReset(email: string, { ip, knownBrowser }: Asker & Pick<Browser, 'knownBrowser'>) {
    const take = (limit: Limit, who: Who) =>
      limits.take(limit, who, because('reset-limit', { max: RESETS_PER_DAY }), { rateLimited: true });
    await take(accountLimits.resetsOfNetwork, { ip });
    if (knownBrowser) return take(accountLimits.resets, `${email}\0${knownBrowser}`);
    await take(accountLimits.resets, { ip, of: email });
    await take(accountLimits.resetsInAll, email);
  }

  return {
    /** Everybody gets the same answer and a mail with a code. Only premium accounts get a link. */
    async request(email: string, from: Asker & Pick<Browser, 'knownBrowser'>) {
      await takeReset(email, from);
      const account = await accounts.findByEmail(email);
      const access = newToken();
      const refresh = newToken();
      // The tokens are in the fragment, which browsers never send to a server or as a referrer.
      const language = from.language ?? findLanguage(account?.language);
      const page = publicUrl + pathIn(language, '/reset-password');
      const link = `${page}#access_token=${access}&refresh_token=${refresh}&type=recovery`;
      const hashes = { accessHash: hashToken(access), refreshHash: hashToken(refresh) };
      const until = new Date(now().getTime() + LINK_MS);
      const isPremium = statusOf(account) === 'true';
      const { code, row } = codes.make(
        email,
        'recovery',
        isPremium ? account!.id : null,
        isPremium ? { ...hashes, until } : null,
      );
      const given = { language, link, code, minutes: CODE_MINUTES };
      const content = isPremium ? resetMail(given) : codeMail(given, true);
      await codeStore.put(row, mail.seal(email, content, LINK_MS));
    },

    /**
     * Passwords are reset for premium accounts only. Somebody who has entered the mailed code may learn that the
     * account exists.
     */
    requirePremium(account: Account | undefined) {
      const status = statusOf(account);
      if (status === 'expired')
        throw new Refusal('forbidden', 'reset-expired', { upgradeRequired: true, expired: true });
      if (status === 'false') throw new Refusal('forbidden', 'reset-is-premium', { upgradeRequired: true });
    },

    async byLink({ accessToken, refreshToken }: Link, password: string, from: Asker) {
      await limits.take(accountLimits.proofFailuresOfNetwork, from);
      const refusal = new Refusal('bad-input', 'wrong-reset-link', { field: 'accessToken' });
      const accountId = await codeStore.findLink({
        accessHash: hashToken(accessToken),
        refreshHash: refreshToken ? hashToken(refreshToken) : null,
        now: now(),
      });
      const account = accountId ? await accounts.findById(accountId) : undefined;
      await setPassword(account, password, { from, refusal });
      await limits.undo(accountLimits.proofFailuresOfNetwork, from);
    },

    /** Sets a password after the code was verified in the same browser. */
    async byProof(email: string, proof: string | null, password: string, from: Asker) {
      const refusal = new Refusal('forbidden', 'verify-first', { needsEmailVerification: true });
      if (!(await codes.isProven(email, 'recovery', proof))) throw refusal;
      await setPassword(await accounts.findByEmail(email), password, { from, refusal });
    },
  };
}

export type RecoverPassword = ReturnType<typeof createRecoverPassword>;
