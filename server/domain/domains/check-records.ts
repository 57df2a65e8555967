import { commandName } from '#server/lib/command-name.ts';
import { type AskDns, recordsIn } from '#server/lib/dns-answer.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { sameName } from '#server/lib/host-name.ts';
import { createLookUpRecords, type Seen } from './look-up-records.ts';
import { proofName } from './proof.ts';

export const PRINTED = `${commandName()} dns prints it`;
const AGAIN = 'try again in a minute';

type Checked = { name: string; kind: 'shared' | 'own'; subdomains: boolean };

/** Looks at the records of a domain in DNS, and says in words what is right and what has to be mended. */
export function createCheckRecords({ askDns, mailHost }: { askDns: AskDns; mailHost: string }) {
  const lookUp = createLookUpRecords({ askDns, mailHost });

  /** MX, SPF and DMARC. Throws if DNS gives no usable answer. */
  async function checkShared(name: string): Promise<Finding[]> {
    const [exchanges, texts, dmarc] = await Promise.all([
      askDns(name, 'MX'),
      askDns(name, 'TXT'),
      askDns(`_dmarc.${name}`, 'TXT'),
    ]);
    const hosts = recordsIn<{ exchange: string }>(exchanges).map(({ exchange }) => exchange);
    return [
      checkExchanges(hosts, name, mailHost),
      checkSenders(textsOf(recordsIn(texts), 'v=spf1'), name),
      textsOf(recordsIn(dmarc), 'v=DMARC1').length === 1
        ? ok('DMARC is published')
        : warn('there is not exactly one DMARC record', `publish one at _dmarc.${name}: ${PRINTED}`),
    ];
  }

  /** Of any domain, with what is to be remembered of the look. It never throws. */
  async function check({ name, kind, subdomains }: Checked, proof = '') {
    const isShared = kind === 'shared';
    const [{ txt, mx, wildcard }, published] = await Promise.all([
      lookUp({ name, proof, subdomains }),
      isShared ? checkShared(name).catch((error: Error) => [fail(error.message, AGAIN)]) : [],
    ]);
    const findings = isShared
      ? published
      : [
          explain(txt, `the TXT record at ${proofName(name)}`, 'its owner has to publish the proof'),
          explain(mx, `the MX record of ${name}`, `its owner has to publish ${mailHost}`),
        ];
    if (wildcard) findings.push(explain(wildcard, `the MX record of *.${name}`, `publish ${mailHost} there`));
    return { findings, seen: { ...(isShared ? {} : { txt }), mx, ...(wildcard && { wildcard }) } };
  }

  return { checkShared, check };
}

export type CheckRecords = ReturnType<typeof createCheckRecords>['check'];

/** The text records that begin with `start`, each joined from its pieces. */
export const textsOf = (records: string[][], start: string) =>
  records
    .map((pieces) => pieces.join(''))
    .filter((text) => text.toLowerCase().startsWith(start.toLowerCase()));

function checkExchanges(hosts: string[], domain: string, mailHost: string): Finding {
  if (!hosts.length) return fail(`${domain} has no MX record, so it gets no mail`, `publish it: ${PRINTED}`);
  const others = hosts.filter((name) => !sameName(name, mailHost));
  if (others.length === hosts.length)
    return fail(
      `the MX record of ${domain} points to ${others.join(', ')}, not to ${mailHost}`,
      'correct the record, or set MAIL_HOST to that name',
    );
  return others.length
    ? warn(
        `${domain} has another MX, ${others.join(', ')}`,
        'remove it unless it is a Mayfly with this database',
      )
    : ok(`MX points to ${mailHost}`);
}

function checkSenders(found: string[], domain: string): Finding {
  if (found.length === 1) return ok(`SPF is ${found[0]}`);
  return found.length
    ? fail(`${domain} has ${found.length} SPF records, which counts as none`, 'keep only one')
    : fail(`${domain} has no SPF record, so anybody can send in its name`, `publish it: ${PRINTED}`);
}

function explain({ status, found }: Seen, record: string, advice: string): Finding {
  const messages = {
    ok: `${record} is right`,
    missing: `${record} is missing`,
    wrong: `${record} is another one (${found})`,
    unknown: `DNS does not answer about ${record}`,
  };
  const message = messages[status];
  return status === 'ok' ? ok(message) : fail(message, status === 'unknown' ? AGAIN : advice);
}
