import { ApiError } from '#web/lib/api.ts';

/** What a refused generation means for the screen. */
export type GenerateFailure =
  | { kind: 'limit'; cooldownEnd: number | null }
  | { kind: 'message'; text: string; cooldownEnd: number | null };

export const DEFAULT_FAILURE =
  'Email generation failed. You may be on cooldown - please wait before trying again.';

const limit = /email limit reached|limit reached|too many requests/i;
const guestLimit = /non-2xx status code/i;
const cooldown = /rate limit|cooldown|wait/i;

export function readGenerateFailure(error: unknown, mode: 'guest' | 'premium'): GenerateFailure {
  const status = error instanceof ApiError ? error.status : 0;
  const said =
    error instanceof ApiError ? error.body.error : error instanceof Error ? error.message : undefined;
  const text = said || 'Email generation failed';
  const end =
    error instanceof ApiError && error.body.cooldownEnd ? Date.parse(error.body.cooldownEnd) : Number.NaN;
  const cooldownEnd = Number.isFinite(end) ? end : null;
  if (status === 429 || limit.test(text) || (mode === 'guest' && guestLimit.test(text))) {
    return { kind: 'limit', cooldownEnd };
  }
  return { kind: 'message', text: cooldown.test(text) ? `⏰ ${text}` : text, cooldownEnd };
}
