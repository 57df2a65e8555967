import { randomBytes, randomInt } from 'node:crypto';
import type { CodeType } from '#contract/auth.ts';
import { OTP_COOLDOWN_MINUTES, OTP_DIGITS } from '#contract/limits.ts';
import type { CodePlace, CodeStore, NewCode } from '#server/store/accounts/code-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import type { Browser } from './account.ts';
import { accountLimits, CODE_MS, CODE_TRIES, PROOF_MS } from './limits.ts';

/**
 * Six-digit codes sent by mail. Only a keyed hash is stored, so a copy of the database reveals no code. Entering the
 * right code gives the browser a proof: a token that shows that its user owns the email address.
 */
export function createCodes({
  codes,
  vault,
  limits,
  now,
}: {
  codes: CodeStore;
  vault: Vault;
  limits: Limits;
  now: () => Date;
}) {
  const after = (ms: number) => new Date(now().getTime() + ms);
  const emailHash = (email: string) => vault.fingerprint('email', email);
  const placeOf = (email: string, type: CodeType): CodePlace => ({ emailHash: emailHash(email), type });
  const codeHash = (email: string, type: CodeType, code: string) =>
    vault.fingerprint('code', `${type}\0${email}\0${code}`);

  return {
    emailHash,

    /** Counts a mail with a code. The limits are per network, and one a minute and five an hour per address. */
    async takeTurn(email: string, from: Client) {
      const message = 'too-many-requests';
      const hour = { cooldownMinutes: OTP_COOLDOWN_MINUTES };
      await limits.take(accountLimits.codesOfNetwork, from, message, hour);
      await limits.check(accountLimits.codes, email, message, hour);
      await limits.take(accountLimits.codeResend, email, message, { cooldownMinutes: 1 });
      await limits.take(accountLimits.codes, email, message, hour);
    },

    /** A new code, in plain text for the mail and hashed for the store. */
    make(email: string, type: CodeType, accountId: string | null, link: NewCode['link'] = null) {
      const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
      const row: NewCode = {
        ...placeOf(email, type),
        accountId,
        codeHash: codeHash(email, type, code),
        codeUntil: after(CODE_MS),
        link,
      };
      return { code, row };
    },

    /** A row that no code matches. Writing it takes as long as a real one, so timing reveals nothing. */
    blank: (email: string, type: CodeType): NewCode => ({
      ...placeOf(email, type),
      accountId: null,
      codeHash: randomBytes(32),
      codeUntil: now(),
      link: null,
    }),

    /**
     * Returns a proof. Every failure (wrong, expired, used, tried too often, never sent) gets the same refusal. A
     * browser that asked for the code has its own tries, so that a stranger's wrong codes do not end the owner's.
     */
    async use(
      email: string,
      type: CodeType,
      code: string,
      { codeAsker, ...from }: Client & Pick<Browser, 'codeAsker'>,
    ) {
      const refusal = new Refusal('bad-input', 'wrong-code', { field: 'token' });
      await limits.take(accountLimits.proofFailuresOfNetwork, from);
      if (codeAsker) {
        const tries = `${codeAsker}\0${type}\0${email}`;
        await limits.take(accountLimits.codeTriesOfAsker, tries).catch((error) => {
          throw error instanceof Refusal ? refusal : error;
        });
      }
      const proof = newToken();
      const used = await codes.use({
        place: placeOf(email, type),
        codeHash: codeHash(email, type, code),
        proof: { hash: hashToken(proof), until: after(PROOF_MS) },
        maxTries: codeAsker ? null : CODE_TRIES,
        now: now(),
      });
      if (!used) throw refusal;
      await limits.undo(accountLimits.proofFailuresOfNetwork, from);
      return { proof, accountId: used.accountId };
    },

    async isProven(email: string, type: CodeType, proof: string | null) {
      if (proof === null) return false;
      return codes.isProven({ place: placeOf(email, type), proofHash: hashToken(proof), now: now() });
    },

    /** Uses up code, link and proof of one purpose together. False when they were already used. */
    spend: (email: string, type: CodeType) => codes.remove(placeOf(email, type)),
  };
}

export type Codes = ReturnType<typeof createCodes>;
