import type { Params } from '#contract/fill-in.ts';
import { senderFindings } from '#contract/findings.ts';
import { sentenceOf } from '#contract/reasons.ts';
import type { Checked, Judged } from '#server/verdict/judged.ts';

type Finding = keyof typeof senderFindings;

/** A finding of this name, if there is one. */
const find = (name: string): Finding | undefined =>
  Object.hasOwn(senderFindings, name) ? (name as Finding) : undefined;

function found(code: Finding, domain: string): { why: string; code: Finding; params?: Params } {
  const params = senderFindings[code].includes('{domain}') ? { params: { domain: domain || '?' } } : {};
  return { why: sentenceOf({ code, ...params }), code, ...params };
}

export const notChecked = found('not-checked', '');

// What each check found, for readers.

export const spfFinding = ({ result, domain }: Checked) =>
  found(domain ? (find(`spf-${result}`) ?? 'spf-silent') : 'spf-no-domain', domain);

export function dkimFinding({ result, domain, aligned, note }: Judged['dkim'][number]) {
  if (result === 'pass') return found(aligned ? 'dkim-pass' : 'dkim-foreign', domain);
  if (result === 'temperror') return found('dkim-temperror', domain);
  return found(find(`dkim-${note}`) ?? 'dkim-mismatch', domain);
}

export function dmarcFinding({ result, policy, domain, note }: Judged['dmarc']) {
  const remark = find(`dmarc-${note}`);
  if (remark) return found(remark, domain);
  if (result === 'temperror') return found('dmarc-temperror', domain);
  if (!policy) return found('dmarc-silent', domain);
  return found(result === 'fail' ? `dmarc-fail-${policy}` : `dmarc-${policy}`, domain);
}
