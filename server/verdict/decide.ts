import type { AuthenticateResult, DKIMResult } from 'mailauth';
import type { Verdict } from '#contract/senders.ts';
import type { Judged, Note } from './judged.ts';
import type { Head } from './read-head.ts';

/** Names are cut, because a stranger chose them. */
const MAX_NAME = 255;
const POLICIES = ['none', 'quarantine', 'reject'] as const;

const FROM_NOTES: Record<string, Note> = {
  'multiple-from-fields': 'several-from',
  'multiple-author-domains': 'several-domains',
  'invalid-author-domain': 'unclear-from',
  'no-author-domain': 'no-from',
};

const SIGNATURE_NOTES: Record<string, Note> = {
  'body hash did not verify': 'body-changed',
  expired: 'expired',
  'invalid expiration': 'expired',
  'no key': 'no-key',
  'weak algorithm': 'weak',
};

/** The sender’s domain signed the mail, but somebody else could have changed it. */
const OPEN_NOTES: Note[] = ['partly-signed', 'repeated-fields'];

/** Readers see the sender of the envelope instead, and only SPF says something about that. */
const WITHOUT_FROM: Record<string, Verdict> = { fail: 'suspicious', temperror: 'unchecked' };

/** What the library found, in the form that is stored, with the verdict. `shown` is the domain that readers see. */
export function decide(
  found: AuthenticateResult,
  shown: string,
  { repeatsFields }: Pick<Head, 'repeatsFields'>,
): Judged {
  const { spf, dmarc, arc } = found;
  const policy = POLICIES.find((one) => dmarc && one === dmarc.policy) ?? null;
  const note = fromNote(found, shown) ?? openNote(found, repeatsFields);
  const checks: Omit<Judged, 'verdict'> = {
    spf: { result: spf ? spf.status.result : 'none', domain: cut(spf ? spf.domain : '') },
    dkim: found.dkim.results.filter(({ signingDomain }) => signingDomain).map(describeSignature),
    dmarc: {
      result: dmarc ? dmarc.status.result : 'none',
      domain: cut((dmarc && (dmarc.policyDomain ?? dmarc.domain)) || shown),
      policy,
      ...(note ? { note } : {}),
    },
    arc: arc && arc.status.result !== 'none' ? { result: arc.status.result } : null,
  };
  return { verdict: verdictOf(checks, isUndecided(found)), ...checks };
}

function verdictOf({ spf, dmarc }: Omit<Judged, 'verdict'>, undecided: boolean): Verdict {
  if (dmarc.note === 'no-from') return WITHOUT_FROM[spf.result] ?? 'unproven';
  if (dmarc.note && !OPEN_NOTES.includes(dmarc.note)) return 'suspicious';
  if (dmarc.result === 'pass') return dmarc.note ? 'unproven' : 'genuine';
  if (dmarc.result === 'temperror') return 'unchecked';
  if (dmarc.result !== 'fail') return 'unproven';
  if (undecided) return 'unchecked';
  return dmarc.policy === 'none' ? 'unproven' : 'suspicious';
}

/** What is wrong with the From header. The library may read it differently than we show it, which is wrong, too. */
function fromNote({ dmarc, dmarcSkipReason }: AuthenticateResult, shown: string): Note | null {
  if (!dmarc) return FROM_NOTES[dmarcSkipReason ?? ''] ?? 'no-from';
  return dmarc.status.header?.from?.replace(/\.$/, '') === shown ? null : 'unclear-from';
}

/** What a signature that is the only proof leaves open to changes. */
function openNote({ dmarc }: AuthenticateResult, repeatsFields: boolean): Note | null {
  const { status, alignment } = dmarc || {};
  if (status?.result !== 'pass' || alignment?.spf?.result) return null;
  if (alignment?.dkim?.underSized) return 'partly-signed';
  return repeatsFields ? 'repeated-fields' : null;
}

/** A failed DMARC means nothing while a check that could have been the proof got no answer from DNS. */
function isUndecided({ spf, dkim, dmarc }: AuthenticateResult): boolean {
  const couldPass = (result: string | undefined, domain: string | undefined) =>
    result === 'temperror' && dmarc && domain && isWithin(domain, dmarc.domain);
  return Boolean(
    (spf && couldPass(spf.status.result, spf.domain)) ||
      dkim.results.some(({ status, signingDomain }) => couldPass(status.result, signingDomain)),
  );
}

const isWithin = (domain: string, parent: string) => `.${domain.toLowerCase()}`.endsWith(`.${parent}`);

function describeSignature({ status, signingDomain, selector }: DKIMResult): Judged['dkim'][number] {
  const note = signatureNote(status);
  return {
    result: status.result,
    domain: cut(signingDomain),
    selector: cut(selector),
    aligned: Boolean(status.aligned),
    ...(note ? { note } : {}),
  };
}

function signatureNote({ result, comment, policy }: DKIMResult['status']): Note | null {
  if (result === 'pass' || result === 'temperror') return null;
  if (policy) return 'weak';
  const known = SIGNATURE_NOTES[String(comment)];
  if (known) return known;
  if (result === 'fail') return null;
  return /key/.test(String(comment)) ? 'bad-key' : 'malformed';
}

const cut = (name: string | false | undefined) => (name || '').toLowerCase().slice(0, MAX_NAME);
