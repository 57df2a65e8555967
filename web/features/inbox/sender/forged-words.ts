import type { Auth, Sender } from '#contract/senders.ts';
import { texts } from './texts.tsx';

/** A reason not to trust a message, in words. */
export type Doubt = { title: string; sentence: string };

/** What the checks found about a suspicious sender. Without `auth` they are still on their way. */
export function forgedDoubt({ domain }: Sender, auth: Auth | undefined): Doubt {
  const why = auth ? ` ${failedChecks(auth)}` : '';
  return { title: texts.words.suspicious, sentence: `${texts.probablyNotFrom(domain || null)}${why}` };
}

function failedChecks({ dkim, dmarc, spf }: Auth): string {
  const { domain, policy } = dmarc;
  // The sender can be read in several ways, which has nothing to do with signatures.
  if (dmarc.result !== 'fail' || !policy || policy === 'none') return dmarc.why;
  const isSigned = dkim.some(({ aligned }) => aligned);
  if (spf.result === 'fail' || spf.result === 'softfail') {
    const which = { domain, server: spf.domain };
    return isSigned ? texts.signatureIsNotValidNorServer(which) : texts.hasNotSignedNorServer(which);
  }
  const signed = isSigned ? texts.signatureIsNotValid(domain) : texts.hasNotSigned(domain);
  const isForeign = spf.result === 'pass' && spf.domain && spf.domain !== domain;
  return isForeign ? `${signed} ${texts.sentBy(spf.domain)}` : signed;
}
