import type { Auth, Sender } from '#contract/senders.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { domainOf } from '#server/verdict/domain-of.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { dkimFinding, dmarcFinding, notChecked, spfFinding } from './auth-reasons.ts';
import type { Envelope } from './envelope.ts';
import { verdictLabel } from './seal-labels.ts';

export const sealVerdict = (vault: Vault, row: Pick<MessageRow, 'inboxId' | 'id'>, judged: Judged): Buffer =>
  vault.seal(row.inboxId, verdictLabel(row.id), Buffer.from(JSON.stringify(judged)));

/** What is stored with a message, or null when its sender has not been checked yet or it cannot be opened. */
export function openVerdict(vault: Vault, row: MessageRow): Judged | null {
  const plain = row.verdict && vault.openIfPossible(row.inboxId, verdictLabel(row.id), row.verdict);
  return plain && JSON.parse(plain.toString());
}

export const describeSender = (judged: Judged | null, fromAddress: string): Sender => ({
  verdict: judged?.verdict ?? 'unchecked',
  domain: domainOf(fromAddress),
});

/** All checks of a sender, with their reasons. The structure is the same when nothing was checked. */
export function describeAuth(judged: Judged | null, fromAddress: string, envelope?: Envelope): Auth {
  const domain = domainOf(fromAddress);
  const tls = envelope?.tls ?? null;
  const spfDomain = judged?.spf.domain || domainOf(envelope?.mailFrom || envelope?.helo || '');
  if (!judged)
    return {
      verdict: 'unchecked',
      tls,
      spf: { result: 'none', domain: spfDomain, ...notChecked },
      dkim: [],
      dmarc: { result: 'none', policy: null, domain, ...notChecked },
      arc: null,
    };
  const { verdict, spf, dkim, dmarc, arc } = judged;
  return {
    verdict,
    tls,
    spf: { result: spf.result, domain: spfDomain, ...spfFinding(spf) },
    dkim: dkim.map((one) => ({
      result: one.result,
      domain: one.domain,
      selector: one.selector,
      aligned: one.aligned,
      ...dkimFinding(one),
    })),
    dmarc: {
      result: dmarc.result,
      policy: dmarc.policy,
      domain: dmarc.domain || domain,
      ...dmarcFinding(dmarc),
    },
    arc,
  };
}
