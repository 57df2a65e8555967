import { BadgeCheck, CircleDashed, type LucideIcon, ShieldQuestionMark, TriangleAlert } from 'lucide-react';
import type { Auth } from '#contract/senders.ts';
import { texts } from './texts.tsx';
import type { ShownVerdict } from './use-shown-verdict.ts';

/** The mark of each verdict. A look-alike may prove who it is, which is not who it seems to be. */
export const verdictIcons: Record<ShownVerdict | 'lookalike', LucideIcon> = {
  genuine: BadgeCheck,
  unproven: ShieldQuestionMark,
  suspicious: TriangleAlert,
  lookalike: TriangleAlert,
  checking: CircleDashed,
  unchecked: CircleDashed,
};

/** The verdict in a sentence. */
export function verdictSentence(verdict: ShownVerdict, domain: string): string {
  const sentence = texts.sentences[verdict];
  return typeof sentence === 'string' ? sentence : sentence(domain || null);
}

/** Every check in a sentence, the most telling first. */
export function reasonsOf({ verdict, dkim, dmarc, spf, arc, tls }: Auth): string[] {
  const isProof = (one: Auth['dkim'][number]) => one.result === 'pass' && one.aligned;
  const signatures =
    dkim.length || verdict === 'unchecked' ? dkim.map(({ why }) => why) : [texts.mailIsNotSigned];
  const provedByServer = dmarc.result === 'pass' && !dkim.some(isProof);
  const checks = provedByServer
    ? [spf.why, dmarc.why, ...dkim.map(({ why }) => why)]
    : [...signatures, dmarc.why, spf.why];
  // Checks that were not made yet share one sentence, which is shown once.
  return [...new Set(checks), ...(arc ? [sealSentence(arc)] : []), arrivalSentence(tls)];
}

const sealSentence = ({ result }: NonNullable<Auth['arc']>) =>
  result === 'pass' ? texts.forwardedWithValidSeal : texts.forwardedWithBrokenSeal;

const arrivalSentence = (tls: Auth['tls']) =>
  tls ? texts.arrivedEncrypted(tls.version.replace('v', ' ')) : texts.arrivedWithoutEncryption;
