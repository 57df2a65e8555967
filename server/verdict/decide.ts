import type { ARCResult, DKIMResult, DMARCResult, SPFResult } from 'mailauth';
import type { Verdict } from '#contract/senders.ts';
import { isWithin } from '#server/lib/host-name.ts';
import type { Person } from '#server/mime/reading/addresses.ts';
import { domainOf, isClearAddress } from './domain-of.ts';
import type { Judged, Note } from './judged.ts';
import type { Head } from './read-head.ts';

/** Names are cut because a stranger chose them. */
const MAX_NAME = 255;
const POLICIES = ['none', 'quarantine', 'reject'] as const;

const SIGNATURE_NOTES: Record<string, Note> = {
  'too complex': 'too-complex',
  'body hash did not verify': 'body-changed',
  expired: 'expired',
  'invalid expiration': 'expired',
  'no key': 'no-key',
  'weak algorithm': 'weak',
};

/** Headers that decide how the body is read, and a link that readers are offered. */
const DECISIVE = ['content-type', 'content-transfer-encoding', 'content-disposition', 'list-unsubscribe'];

/** Real mail has none of these, whatever the checks found. */
const FORGED_NOTES: Note[] = ['several-from', 'several-domains', 'unclear-from'];

export type Checks = {
  spf: SPFResult | null;
  dkim: DKIMResult[];
  dmarc: DMARCResult | null;
  /** Domains of valid signatures that belong to the sender's domain. Missing if there is no policy. */
  aligned?: Set<string> | undefined;
  /** DNS did not say whether the sender's subdomain has a policy of its own. */
  isGuess: boolean;
  arc: ARCResult | null;
};

/** The verdict, and what the checks found in the form that is stored. `from` is the sender that readers see. */
export function decide(found: Checks, from: Person, head: Head): Judged {
  const { spf, dkim, dmarc, arc } = found;
  const policy = POLICIES.find((one) => one === dmarc?.policy) ?? null;
  const shown = domainOf(from.address);
  const note = fromNote(from, head) ?? proofNote(found, head);
  const checks: Omit<Judged, 'verdict'> = {
    spf: { result: spf?.status.result ?? 'none', domain: cut(spf?.domain) },
    dkim: dkim.map((one) => ({ ...describeSignature(one), aligned: isAligned(one, shown, found) })),
    dmarc: {
      result: dmarc?.status.result ?? 'none',
      domain: cut(dmarc?.policyDomain ?? dmarc?.domain ?? shown),
      policy,
      ...(note ? { note } : {}),
    },
    arc: arc && arc.status.result !== 'none' ? { result: arc.status.result } : null,
  };
  return { verdict: verdictOf(checks, isUndecided(found)), ...checks };
}

/** The verdict if DNS still doesn't answer the second time: a proof that can't be checked is none. */
export const decideWithoutAnswers = (judged: Judged): Judged =>
  judged.verdict === 'unchecked' ? { ...judged, verdict: verdictOf(judged, false) } : judged;

function verdictOf({ spf, dmarc }: Omit<Judged, 'verdict'>, undecided: boolean): Verdict {
  const { note, result, policy } = dmarc;
  if (note && FORGED_NOTES.includes(note)) return 'suspicious';
  if (result === 'temperror') return 'unchecked';
  if (result === 'pass') return note ? 'unproven' : 'genuine';
  if (undecided && (result === 'fail' || note === 'no-from')) return 'unchecked';
  if (result === 'fail' && policy !== 'none') return 'suspicious';
  // Readers see the sender of the envelope, and its domain says that this is not its server.
  if (note === 'no-from' && spf.result === 'fail') return 'suspicious';
  return 'unproven';
}

/** What is wrong with the sender that readers see. */
function fromNote({ name, address }: Person, { authors, counts }: Head): Note | null {
  if (counts.get('from')! > 1) return 'several-from';
  if (new Set(authors.map(domainOf)).size > 1) return 'several-domains';
  // Without an address, readers see the name alone.
  if (address ? !isClearAddress(address) : name.includes('@')) return 'unclear-from';
  return authors.includes(address) ? null : 'no-from';
}

/** Why the signature is not a proof although it is valid. */
function proofNote({ dkim, dmarc }: Checks, { counts }: Head): Note | null {
  const { status, alignment } = dmarc ?? {};
  if (status?.result !== 'pass' || alignment?.spf?.result || !alignment?.dkim?.underSized) return null;
  const proof = dkim.find(({ signingDomain }) => domainOf(signingDomain!) === alignment.dkim?.result);
  return (proof && openTo(proof, counts)) ?? 'partly-signed';
}

/** What somebody else could have changed although the signature is valid. */
export function openTo({ status, signingHeaders }: DKIMResult, counts: Head['counts']): Note | null {
  if (status.underSized) return 'partly-signed';
  const signed = Map.groupBy((signingHeaders?.keys ?? '').toLowerCase().split(': '), (name) => name);
  const unsigned = [...counts].filter(([name, count]) => count > (signed.get(name)?.length ?? 0));
  if (unsigned.some(([, count]) => count > 1)) return 'repeated-fields';
  if (unsigned.some(([name]) => name === 'subject')) return 'subject-unsigned';
  return unsigned.some(([name]) => DECISIVE.includes(name)) ? 'header-unsigned' : null;
}

/** A failed DMARC means nothing while a policy or a check that could have been the proof got no answer from DNS. */
function isUndecided({ spf, dkim, dmarc, isGuess }: Checks): boolean {
  const couldPass = (result: string | undefined, domain: string | undefined) =>
    result === 'temperror' && dmarc && domain && isWithin(domain.toLowerCase(), dmarc.domain);
  return Boolean(
    isGuess ||
      (spf && couldPass(spf.status.result, spf.domain)) ||
      dkim.some(({ status, signingDomain }) => couldPass(status.result, signingDomain)),
  );
}

/** Whether a signature belongs to the sender's domain. DMARC decides that for valid signatures. */
function isAligned({ status, signingDomain }: DKIMResult, shown: string, found: Checks): boolean {
  const domain = domainOf(signingDomain!);
  if (found.aligned && status.result === 'pass') return found.aligned.has(domain);
  return isWithin(domain, found.dmarc?.domain ?? shown) || isWithin(shown, domain);
}

function describeSignature({ status, signingDomain, selector }: DKIMResult) {
  const note = signatureNote(status);
  return {
    result: status.result,
    // What is no domain is not repeated: it could write its own words into our sentences.
    domain: domainOf(signingDomain ?? ''),
    selector: cut(selector),
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
