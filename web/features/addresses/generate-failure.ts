import { NETWORK_LIMIT } from '#contract/network-limit.ts';
import { ApiError, connectionProblem } from '#web/lib/api.ts';

/** What to show when an address could not be generated. */
export type GenerateFailure = {
  kind: 'limit' | 'message';
  text: string;
  cooldownEnd: number | null;
  /** The limit is that of the visitor's network, which others use, too. */
  network: boolean;
  /** There was no answer. */
  unanswered: boolean;
};

const limit = /email limit reached|limit reached|too many requests/i;
const guestLimit = /non-2xx status code/i;
const cooldown = /rate limit|cooldown|wait/i;

export const NOT_GENERATED = 'No address was generated.';

/** Shown when the server gives no reason. */
const NO_REASON = 'Email generation failed. You may be on cooldown - please wait before trying again.';

export function readGenerateFailure(error: unknown, mode: 'guest' | 'premium'): GenerateFailure {
  const status = error instanceof ApiError ? error.status : 0;
  const body = error instanceof ApiError ? error.body : {};
  const problem = connectionProblem(error instanceof Error && error.cause ? error.cause : error);
  if (problem && !body.error) {
    const text = `${NOT_GENERATED} ${problem}`;
    return { kind: 'message', text, cooldownEnd: null, network: false, unanswered: true };
  }
  const text =
    (error instanceof ApiError ? body.error : error instanceof Error && error.message) || NO_REASON;
  const end = Date.parse(body.cooldownEnd ?? '');
  const cooldownEnd = Number.isFinite(end) ? end : null;
  const network = text === NETWORK_LIMIT;
  if (status === 429 || limit.test(text) || (mode === 'guest' && guestLimit.test(text)))
    return { kind: 'limit', text, cooldownEnd, network, unanswered: false };
  const isCooldown = text !== NO_REASON && cooldown.test(text);
  const shown = isCooldown ? `⏰ ${text}` : text;
  return { kind: 'message', text: shown, cooldownEnd, network, unanswered: false };
}
