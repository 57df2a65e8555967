import { OTP_COOLDOWN_MINUTES, RESETS_PER_DAY, timings } from '#contract/timings.ts';
import type { Limit } from '../limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit on credentials, each by account (or e-mail) and by network. */
export const accountLimits = {
  signInFailures: { name: 'sign-in', max: 5, windowMs: MINUTE },
  signInFailuresOfNetwork: { name: 'sign-in-network', max: 20, windowMs: MINUTE },
  codeResend: { name: 'code-resend', max: 1, windowMs: timings.otpResend },
  codes: { name: 'codes', max: 5, windowMs: OTP_COOLDOWN_MINUTES * MINUTE },
  codesOfNetwork: { name: 'codes-network', max: 20, windowMs: HOUR },
  /** Wrong codes and links; a single code has its own count of tries. */
  proofFailuresOfNetwork: { name: 'proofs-network', max: 50, windowMs: HOUR },
  resets: { name: 'resets', max: RESETS_PER_DAY, windowMs: DAY },
  resetsOfNetwork: { name: 'resets-network', max: 10, windowMs: DAY },
} satisfies Record<string, Limit>;

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_MS = CODE_MINUTES * MINUTE;
export const PROOF_MS = 10 * MINUTE;
export const LINK_MS = HOUR;
/** An address nobody proved is forgotten after this. */
export const UNVERIFIED_MS = 2 * DAY;
