import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import { commandName } from '#server/lib/command-name.ts';
import { askDns, sameName, textsOf } from './ask-dns.ts';
import { type Check, type Finding, fail, ok, reason, warn } from './check.ts';
import type { Surroundings } from './surroundings.ts';
import { ask } from './web-ask.ts';

const PRINTED = `${commandName()} dns prints it`;

/** The DNS records and the MTA-STS policy of each mail domain. */
export function domainChecks(around: Surroundings): Check[] {
  const { names, resolver, isMadeUp } = around;
  // The check of the settings reports domains that cannot exist in DNS.
  const published = names.mailDomains.filter((domain) => !isMadeUp(domain));
  return published.flatMap((domain) => [
    {
      name: `dns ${domain}`,
      async run() {
        const [exchange, texts, dmarc] = await Promise.all([
          askDns(resolver.resolveMx(domain)),
          askDns(resolver.resolveTxt(domain)),
          askDns(resolver.resolveTxt(`_dmarc.${domain}`)),
        ]);
        return [
          ...exchangers(exchange, domain, names.mailHost),
          senders(textsOf(texts, 'v=spf1'), domain),
          textsOf(dmarc, 'v=DMARC1').length === 1
            ? ok('DMARC is published')
            : warn('there is not exactly one DMARC record', `publish one at _dmarc.${domain}: ${PRINTED}`),
        ];
      },
    },
    { name: `mta-sts ${domain}`, run: (signal) => checkPolicy(domain, around, signal) },
  ]);
}

function exchangers(found: { exchange: string }[], domain: string, mailHost: string): Finding[] {
  if (!found.length)
    return [fail(`${domain} has no MX record, so it gets no mail`, `publish it: ${PRINTED}`)];
  const others = found.map(({ exchange }) => exchange).filter((name) => !sameName(name, mailHost));
  if (others.length === found.length)
    return [
      fail(
        `the MX record of ${domain} points to ${others.join(', ')}, not to ${mailHost}`,
        'correct the record, or set MAIL_HOST to that name',
      ),
    ];
  return others.length
    ? [
        warn(
          `${domain} has another MX, ${others.join(', ')}`,
          'remove it unless it is a Mayfly with this database',
        ),
      ]
    : [ok(`MX points to ${mailHost}`)];
}

function senders(found: string[], domain: string): Finding {
  if (found.length === 1) return ok(`SPF is ${found[0]}`);
  return found.length
    ? fail(`${domain} has ${found.length} SPF records, which counts as none`, 'keep only one')
    : fail(`${domain} has no SPF record, so anybody can send in its name`, `publish it: ${PRINTED}`);
}

async function checkPolicy(
  domain: string,
  { names, resolver, lookup, ca, ports }: Surroundings,
  signal: AbortSignal,
): Promise<Finding | Finding[]> {
  const policy = mailPolicy(names);
  const published = textsOf(await askDns(resolver.resolveTxt(`_mta-sts.${domain}`)), 'v=STSv1');
  if (!policy)
    return published.length
      ? fail(
          'an MTA-STS record is published, but this server has a self-signed certificate',
          'set SMTP_TLS_CERT and SMTP_TLS_KEY, or remove the record',
        )
      : ok('not used, because SMTP_TLS_CERT is unset');
  const found: Finding[] = [];
  const id = /;\s*id=([^;\s]+)/.exec(published[0] ?? '')?.[1];
  if (published.length !== 1)
    found.push(warn(`${published.length} MTA-STS records are published`, `publish one: ${PRINTED}`));
  else if (id !== policy.id)
    found.push(
      fail(
        `the MTA-STS id in DNS is ${id}, but that of the policy is ${policy.id}`,
        `correct it: ${PRINTED}`,
      ),
    );
  const url = `https://mta-sts.${domain}${ports.https === 443 ? '' : `:${ports.https}`}/.well-known/mta-sts.txt`;
  const advice = `make your proxy forward mta-sts.${domain} to Mayfly, with a certificate for that name`;
  try {
    const { status, body } = await ask(url, { lookup, ca, signal });
    if (status !== 200) found.push(fail(`${url} answers ${status}`, advice));
    else if (body !== policy.text) found.push(fail(`${url} has a different policy`, advice));
  } catch (error) {
    found.push((published.length ? fail : warn)(`${url} cannot be read (${reason(error)})`, advice));
  }
  const reports = textsOf(await askDns(resolver.resolveTxt(`_smtp._tls.${domain}`)), 'v=TLSRPTv1');
  if (names.reportTo && reports.length !== 1)
    found.push(
      warn('no TLS-RPT record: nobody can tell you when encryption fails', `publish it: ${PRINTED}`),
    );
  return found.length ? found : ok('record and policy agree');
}
