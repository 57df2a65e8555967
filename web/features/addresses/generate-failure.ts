import { texts } from '#contract/texts.ts';
import { ApiError } from '#web/lib/api.ts';

/** What to show when an address could not be generated. */
export type GenerateFailure = {
  kind: 'limit' | 'message';
  text: string;
  cooldownEnd: number | null;
  /** The limit is that of the visitor's network, which others use, too. */
  network: boolean;
};

const limit = /email limit reached|limit reached|too many requests/i;
const guestLimit = /non-2xx status code/i;
const cooldown = /rate limit|cooldown|wait/i;

/** Shown when the server gives no reason. */
const NO_REASON = 'Email generation failed. You may be on cooldown - please wait before trying again.';

export function readGenerateFailure(error: unknown, mode: 'guest' | 'premium'): GenerateFailure {
  const status = error instanceof ApiError ? error.status : 0;
  const body = error instanceof ApiError ? error.body : {};
  const text =
    (error instanceof ApiError ? body.error : error instanceof Error && error.message) || NO_REASON;
  const end = Date.parse(body.cooldownEnd ?? '');
  const cooldownEnd = Number.isFinite(end) ? end : null;
  const network = text === texts.networkLimit;
  if (status === 429 || limit.test(text) || (mode === 'guest' && guestLimit.test(text)))
    return { kind: 'limit', text, cooldownEnd, network };
  const isCooldown = text !== NO_REASON && cooldown.test(text);
  return { kind: 'message', text: isCooldown ? `⏰ ${text}` : text, cooldownEnd, network };
}
