import { NETWORK_LIMIT } from '#contract/network-limit.ts';
import { ApiError, connectionProblem } from '#web/lib/api.ts';
import { texts } from './texts.ts';

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

export function readGenerateFailure(error: unknown, mode: 'guest' | 'premium'): GenerateFailure {
  const status = error instanceof ApiError ? error.status : 0;
  const body = error instanceof ApiError ? error.body : {};
  const problem = connectionProblem(error instanceof Error && error.cause ? error.cause : error);
  if (problem && !body.error) {
    const text = texts.notGeneratedBecause(problem);
    return { kind: 'message', text, cooldownEnd: null, network: false, unanswered: true };
  }
  const given = error instanceof ApiError ? body.error : error instanceof Error && error.message;
  const reason = given || '';
  const text = (error instanceof ApiError && error.shown) || reason || texts.maybeCooldown;
  const end = Date.parse(body.cooldownEnd ?? '');
  const cooldownEnd = Number.isFinite(end) ? end : null;
  const network = reason === NETWORK_LIMIT;
  if (status === 429 || limit.test(reason) || (mode === 'guest' && guestLimit.test(reason)))
    return { kind: 'limit', text, cooldownEnd, network, unanswered: false };
  const shown = cooldown.test(reason) ? `⏰ ${text}` : text;
  return { kind: 'message', text: shown, cooldownEnd, network, unanswered: false };
}
