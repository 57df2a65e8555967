import { ApiError, connectionProblem, explain } from '#web/lib/api.ts';
import { texts } from './texts.tsx';

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

export function readGenerateFailure(error: unknown): GenerateFailure {
  const body = error instanceof ApiError ? error.body : {};
  // No address without a session: then the reason is why there is none.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const problem = connectionProblem(cause);
  if (problem && !body.error) {
    const text = texts.notGeneratedBecause(problem);
    return { kind: 'message', text, cooldownEnd: null, network: false, unanswered: true };
  }
  const text = explain(cause, texts.maybeCooldown);
  const end = Date.parse(body.cooldownEnd ?? '');
  const cooldownEnd = Number.isFinite(end) ? end : null;
  const isLimit = error instanceof ApiError && error.status === 429;
  return {
    kind: isLimit ? 'limit' : 'message',
    text: body.code === 'cooldown' ? `⏰ ${text}` : text,
    cooldownEnd,
    network: body.code === 'network-limit',
    unanswered: false,
  };
}
