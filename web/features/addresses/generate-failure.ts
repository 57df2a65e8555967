import { ApiError } from '#web/lib/api.ts';

/** What to show when an address could not be generated. */
export type GenerateFailure =
  | { kind: 'limit'; cooldownEnd: number | null }
  | { kind: 'message'; text: string; cooldownEnd: number | null };

const limit = /email limit reached|limit reached|too many requests/i;
const guestLimit = /non-2xx status code/i;
const cooldown = /rate limit|cooldown|wait/i;

export function readGenerateFailure(error: unknown, mode: 'guest' | 'premium'): GenerateFailure {
  const status = error instanceof ApiError ? error.status : 0;
  const reason =
    error instanceof ApiError ? error.body.error : error instanceof Error ? error.message : undefined;
  const text = reason || 'Email generation failed';
  const end =
    error instanceof ApiError && error.body.cooldownEnd ? Date.parse(error.body.cooldownEnd) : Number.NaN;
  const cooldownEnd = Number.isFinite(end) ? end : null;
  if (status === 429 || limit.test(text) || (mode === 'guest' && guestLimit.test(text))) {
    return { kind: 'limit', cooldownEnd };
  }
  return { kind: 'message', text: cooldown.test(text) ? `⏰ ${text}` : text, cooldownEnd };
}
