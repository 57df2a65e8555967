import { randomBytes, randomInt } from 'node:crypto';
import { authTexts, type CodeType } from '#contract/auth.ts';
import { texts } from '#contract/texts.ts';
import { OTP_COOLDOWN_MINUTES, OTP_DIGITS } from '#contract/timings.ts';
import type { CodePlace, CodeStore, NewCode } from '#server/store/accounts/code-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Limits } from '../limits.ts';
import { accountLimits, CODE_MS, CODE_TRIES, PROOF_MS } from './limits.ts';

/**
 * Six digits by mail. What is kept is a keyed hash, so a copy of the database holds no code. A code that was
 * right becomes a proof: a token that stays in the browser and says that this e-mail is its owner's.
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
  const place = (email: string, type: CodeType): CodePlace => ({ emailHash: emailHash(email), type });
  const codeHash = (email: string, type: CodeType, code: string) =>
    vault.fingerprint('code', `${type}\0${email}\0${code}`);

  return {
    emailHash,

    /** Counts a mail with a code: by network, one a minute and five an hour for an e-mail. */
    async takeTurn(email: string, network: string) {
      const message = texts.tooManyRequests;
      const hour = { cooldownMinutes: OTP_COOLDOWN_MINUTES };
      await limits.take(accountLimits.codesOfNetwork, network, message, hour);
      await limits.check(accountLimits.codes, email, message, hour);
      await limits.take(accountLimits.codeResend, email, message, { cooldownMinutes: 1 });
      await limits.take(accountLimits.codes, email, message, hour);
    },

    /** A fresh code, in clear for the mail and hashed for the store. */
    make(email: string, type: CodeType, accountId: string | null, link: NewCode['link'] = null) {
      const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
      const row: NewCode = {
        ...place(email, type),
        accountId,
        codeHash: codeHash(email, type, code),
        codeUntil: after(CODE_MS),
        link,
      };
      return { code, row };
    },

    /** A row no code fits, where none is due: writing it takes the time that a real one would. */
    blank: (email: string, type: CodeType): NewCode => ({
      ...place(email, type),
      accountId: null,
      codeHash: randomBytes(32),
      codeUntil: now(),
      link: null,
    }),

    /** The proof, or a refusal that is the same for a wrong, old, used, overtried and absent code. */
    async use(email: string, type: CodeType, code: string, network: string) {
      await limits.take(accountLimits.proofFailuresOfNetwork, network);
      const proof = newToken();
      const used = await codes.use({
        place: place(email, type),
        codeHash: codeHash(email, type, code),
        proof: { hash: hashToken(proof), until: after(PROOF_MS) },
        maxTries: CODE_TRIES,
        now: now(),
      });
      if (!used) throw new Refusal('bad-input', authTexts.invalidCode, { field: 'token' });
      await limits.undo(accountLimits.proofFailuresOfNetwork, network);
      return { proof, accountId: used.accountId };
    },

    isProven: async (email: string, type: CodeType, proof: string | null) =>
      proof !== null &&
      codes.isProven({ place: place(email, type), proofHash: hashToken(proof), now: now() }),

    /** Code, link and proof of a purpose end together. False when they were used already. */
    spend: (email: string, type: CodeType) => codes.remove(place(email, type)),
  };
}

export type Codes = ReturnType<typeof createCodes>;
