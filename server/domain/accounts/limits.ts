import { CODE_MINUTES, OTP_COOLDOWN_MINUTES, RESETS_PER_DAY } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import type { Limit } from '../limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CODE_TRIES = 5;
export const CODE_MS = CODE_MINUTES * MINUTE;

/** All limits on credentials, counted by account or email address, and by network. */
export const accountLimits = {
  signInFailuresOfNetwork: { name: 'sign-in-network', max: 20, windowMs: MINUTE },
  signInFailuresOfBrowser: { name: 'sign-in-browser', max: 5, windowMs: MINUTE },
  codeResend: { name: 'code-resend', max: 1, windowMs: timings.otpResend },
  codes: { name: 'codes', max: 5, windowMs: OTP_COOLDOWN_MINUTES * MINUTE },
  codesOfNetwork: { name: 'codes-network', max: 20, windowMs: HOUR },
  /** Wrong codes and links. Each code also has its own limit of attempts. */
  proofFailuresOfNetwork: { name: 'proofs-network', max: 50, windowMs: HOUR },
  /** Wrong codes of a browser that asked for the code. Everybody else shares the tries of the code itself. */
  codeTriesOfAsker: { name: 'code-tries-asker', max: CODE_TRIES, windowMs: CODE_MS },
  /** Resets of one address: by each network or known browser, and by all others together. */
  resets: { name: 'resets', max: RESETS_PER_DAY, windowMs: DAY },
  resetsInAll: { name: 'resets-all', max: 5 * RESETS_PER_DAY, windowMs: DAY },
  resetsOfNetwork: { name: 'resets-network', max: 10, windowMs: DAY },
} satisfies Record<string, Limit>;

export const PROOF_MS = 10 * MINUTE;
export const LINK_MS = HOUR;
/** An account whose address was not verified is deleted after this. */
export const UNVERIFIED_MS = 2 * DAY;

/** How many accounts the operator sees at once. */
export const ACCOUNTS_LISTED = 50;
