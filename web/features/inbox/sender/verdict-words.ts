import { BadgeCheck, CircleDashed, type LucideIcon, ShieldQuestionMark, TriangleAlert } from 'lucide-react';
import type { Auth } from '#contract/senders.ts';
import type { ShownVerdict } from './use-shown-verdict.ts';

/** One word for each verdict, with its mark. A look-alike may prove who it is, which is not who it seems to be. */
export const verdictWords: Record<ShownVerdict | 'lookalike', { word: string; icon: LucideIcon }> = {
  genuine: { word: 'Genuine', icon: BadgeCheck },
  unproven: { word: 'Unproven', icon: ShieldQuestionMark },
  suspicious: { word: 'Suspicious', icon: TriangleAlert },
  lookalike: { word: 'Look-alike', icon: TriangleAlert },
  checking: { word: 'Checking…', icon: CircleDashed },
  unchecked: { word: 'Not checked', icon: CircleDashed },
};

export const probablyNotFrom = (domain: string) =>
  `This mail is probably not from ${domain || 'its sender'}.`;

/** The verdict in a sentence. */
export function verdictSentence(verdict: ShownVerdict, domain: string): string {
  const from = domain || 'its sender';
  switch (verdict) {
    case 'genuine':
      return `This mail really is from ${from}. Whether you know that domain is for you to decide.`;
    case 'unproven':
      return `Nothing shows whether this mail is from ${from}.`;
    case 'suspicious':
      return `${probablyNotFrom(domain)} Don’t trust its links.`;
    case 'checking':
      return 'The sender of this mail is being checked.';
    case 'unchecked':
      return 'The sender of this mail was not checked.';
  }
}

/** Every check in a sentence, the most telling first. */
export function reasonsOf({ verdict, dkim, dmarc, spf, arc, tls }: Auth): string[] {
  const isProof = (one: Auth['dkim'][number]) => one.result === 'pass' && one.aligned;
  const signatures =
    dkim.length || verdict === 'unchecked' ? dkim.map(({ why }) => why) : ['The mail is not signed.'];
  const provedByServer = dmarc.result === 'pass' && !dkim.some(isProof);
  const checks = provedByServer
    ? [spf.why, dmarc.why, ...dkim.map(({ why }) => why)]
    : [...signatures, dmarc.why, spf.why];
  // Checks that were not made yet share one sentence, which is shown once.
  return [...new Set(checks), ...(arc ? [sealSentence(arc)] : []), arrivalSentence(tls)];
}

const sealSentence = ({ result }: NonNullable<Auth['arc']>) =>
  result === 'pass'
    ? 'It was forwarded, and the seal of the server that forwarded it is valid.'
    : 'It was forwarded, and a seal on its way is not valid.';

const arrivalSentence = (tls: Auth['tls']) =>
  tls ? `It arrived encrypted (${tls.version.replace('v', ' ')}).` : 'It arrived without encryption.';
