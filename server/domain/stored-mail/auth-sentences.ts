import { senderTexts } from '#contract/sender-texts.ts';
import type { Checked, Judged } from '#server/verdict/judged.ts';

const { spf, dkim, dmarc } = senderTexts;
/** The sentence of this name, if there is one. */
const find = (sentences: Record<string, string>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(sentences, name) ? sentences[name] : undefined;
const fill = (sentence: string, domain: string) => sentence.replaceAll('{}', () => domain || '?');

/** What each check found, as a sentence for readers. */

export function spfWhy({ result, domain }: Checked): string {
  if (!domain) return spf.noDomain;
  return fill(find(spf, result) ?? spf.silent, domain);
}

export function dkimWhy({ result, domain, aligned, note }: Judged['dkim'][number]): string {
  if (result === 'pass') return fill(aligned ? dkim.pass : dkim.foreign, domain);
  if (result === 'temperror') return fill(dkim.temperror, domain);
  return fill(find(dkim, note) ?? dkim.mismatch, domain);
}

const failed = { none: dmarc.failNone, quarantine: dmarc.failQuarantine, reject: dmarc.failReject };

export function dmarcWhy({ result, policy, domain, note }: Judged['dmarc']): string {
  const remark = find(dmarc, note);
  if (remark) return remark;
  if (result === 'temperror') return dmarc.temperror;
  if (!policy) return fill(dmarc.silent, domain);
  return fill(result === 'fail' ? failed[policy] : dmarc[policy], domain);
}
