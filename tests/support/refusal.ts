import { type Code, type ParamsOf, sentenceOf } from '#contract/reasons.ts';

/** The body of an answer that refuses a request. */
export function refusal<One extends Code>(code: One, params?: ParamsOf<One>) {
  const why = params ? { code, params } : { code };
  return { success: false, error: sentenceOf(why), ...why };
}
