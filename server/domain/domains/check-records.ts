import type { DomainFinding } from '#contract/operator-domains.ts';
import type { LookUpRecords, Seen } from './look-up-records.ts';
import { proofName } from './proof.ts';

type Checked = { name: string; kind: 'shared' | 'own'; subdomains: boolean };

/** Looks at the records of a domain in DNS, and says in words what is right and what has to be mended. */
export function createCheckRecords({
  lookUp,
  checkShared,
  mailHost,
}: {
  lookUp: LookUpRecords;
  /** MX, SPF and DMARC of a shared domain. */
  checkShared: (name: string) => Promise<DomainFinding[]>;
  mailHost: string;
}) {
  return async function checkRecords({ name, kind, subdomains }: Checked, proof = '') {
    const isShared = kind === 'shared';
    const [{ txt, mx, wildcard }, published] = await Promise.all([
      lookUp({ name, proof, subdomains }),
      isShared ? checkShared(name) : [],
    ]);
    const findings = isShared
      ? [...published]
      : [
          explain(txt, `the TXT record at ${proofName(name)}`, 'its owner has to publish the proof'),
          explain(mx, `the MX record of ${name}`, `its owner has to publish ${mailHost}`),
        ];
    if (wildcard) findings.push(explain(wildcard, `the MX record of *.${name}`, `publish ${mailHost} there`));
    return { findings, seen: { ...(isShared ? {} : { txt }), mx, ...(wildcard && { wildcard }) } };
  };
}

export type CheckRecords = ReturnType<typeof createCheckRecords>;

function explain({ status, found }: Seen, record: string, advice: string): DomainFinding {
  const messages = {
    ok: `${record} is right`,
    missing: `${record} is missing`,
    wrong: `${record} is another one (${found})`,
    unknown: `DNS does not answer about ${record}`,
  };
  const message = messages[status];
  if (status === 'ok') return { level: 'ok', message };
  return { level: 'fail', message, advice: status === 'unknown' ? 'try again in a minute' : advice };
}
