import type { Auth } from '#contract/senders.ts';
import { explainReason } from './explain-reason.ts';

/** The checks of a sender, with their sentences in the language of the page. */
export async function shownAuth({ spf, dkim, dmarc, ...auth }: Auth): Promise<Auth> {
  const show = async <Check extends Auth['spf']>(check: Check) => ({
    ...check,
    why: (await explainReason(check)) ?? check.why,
  });
  return {
    ...auth,
    spf: await show(spf),
    dkim: await Promise.all(dkim.map(show)),
    dmarc: await show(dmarc),
  };
}
