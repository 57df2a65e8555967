import type { Auth, Sender } from '#contract/senders.ts';
import { probablyNotFrom, verdictWords } from './verdict-words.ts';

/** A reason not to trust a message, in words. */
export type Doubt = { title: string; sentence: string };

/** What the checks found about a suspicious sender. Without `auth` they are still on their way. */
export function forgedDoubt({ domain }: Sender, auth: Auth | undefined): Doubt {
  const why = auth ? ` ${failedChecks(auth)}` : '';
  return { title: verdictWords.suspicious.word, sentence: `${probablyNotFrom(domain)}${why}` };
}

function failedChecks({ dkim, dmarc, spf }: Auth): string {
  const { domain, policy } = dmarc;
  // The sender can be read in several ways, which has nothing to do with signatures.
  if (dmarc.result !== 'fail' || !policy || policy === 'none') return dmarc.why;
  const signed = dkim.some(({ aligned }) => aligned)
    ? `Its signature from ${domain} is not valid`
    : `${domain} has not signed it`;
  const isForeign = spf.result === 'pass' && spf.domain && spf.domain !== domain;
  if (isForeign) return `${signed}. It was sent by ${spf.domain}.`;
  const isRefused = spf.result === 'fail' || spf.result === 'softfail';
  return isRefused
    ? `${signed}, and the server that sent it may not send mail for ${spf.domain}.`
    : `${signed}.`;
}
