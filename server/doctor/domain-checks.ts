import type { DomainState } from '#contract/domains.ts';
import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import { commandName } from '#server/lib/command-name.ts';
import { dayOf } from '#server/lib/day-of.ts';
import { sameName } from '#server/lib/host-name.ts';
import { askDns, textsOf } from './ask-dns.ts';
import { type Check, type Finding, fail, ok, reason, warn } from './check.ts';
import type { KnownDomain } from './known-domains.ts';
import type { Surroundings } from './surroundings.ts';
import { ask } from './web-ask.ts';

const SOON_MS = 14 * 86_400_000;
const PRINTED = `${commandName()} dns prints it`;

/** The domains of the database, and the DNS records and the MTA-STS policy of each that takes mail. */
export function domainChecks(around: Surroundings): Check[] {
  const { domains, names, resolver, isMadeUp, now } = around;
  // Those that cannot exist in DNS are reported above.
  const published = names.mailDomains.filter((domain) => !isMadeUp(domain));
  const checks = published.flatMap((domain): Check[] => [
    { name: `dns ${domain}`, run: () => checkRecords(domain, names.mailHost, resolver) },
    { name: `mta-sts ${domain}`, run: (signal) => checkPolicy(domain, around, signal) },
  ]);
  return domains
    ? [{ name: 'domains', run: async () => checkStates(domains, isMadeUp, now()) }, ...checks]
    : checks;
}

/** What needs the operator soon. */
function checkStates(domains: KnownDomain[], isMadeUp: (name: string) => boolean, now: Date): Finding[] {
  const shared = domains.filter(({ kind }) => kind === 'shared');
  const count = (state: DomainState) => domains.filter((one) => one.state === state).length;
  const soon = now.getTime() + SOON_MS;
  const madeUp = shared.filter(({ name, state }) => state === 'active' && isMadeUp(name));
  const ending = shared.filter(({ state, endsAt }) => state === 'retiring' && endsAt!.getTime() < soon);
  const renewing = shared.filter(
    ({ state, renewsOn }) => state !== 'retired' && renewsOn && Date.parse(renewsOn) < soon,
  );
  return [
    ...madeUp.map(({ name }) =>
      warn(
        `${name} is active but reserved for tests, so nobody can send mail to it`,
        `add your own with ${commandName()} domain add NAME, then ${commandName()} domain retire ${name} --on ${dayOf(now)}`,
      ),
    ),
    ...ending.map(({ name, endsAt }) =>
      warn(
        `${name} ends on ${endsAt!.toISOString()}`,
        `if it should not, ${commandName()} domain activate ${name}`,
      ),
    ),
    ...renewing.map(({ name, renewsOn }) =>
      warn(
        `${name} ${Date.parse(renewsOn!) < now.getTime() ? 'was' : 'is'} to be renewed on ${renewsOn}`,
        "renew it, and enter the next date on the operator's page",
      ),
    ),
    ok(
      [
        `${shared.length} shared`,
        `${domains.length - shared.length} of customers`,
        ...(['suspended', 'blocked'] as const).flatMap((state) =>
          count(state) ? [`${count(state)} ${state}`] : [],
        ),
      ].join(', '),
    ),
  ];
}

/** MX, SPF and DMARC of a shared domain. */
export async function checkRecords(
  domain: string,
  mailHost: string,
  resolver: Pick<Surroundings['resolver'], 'resolveMx' | 'resolveTxt'>,
): Promise<Finding[]> {
  const [exchange, texts, dmarc] = await Promise.all([
    askDns(resolver.resolveMx(domain)),
    askDns(resolver.resolveTxt(domain)),
    askDns(resolver.resolveTxt(`_dmarc.${domain}`)),
  ]);
  return [
    ...exchangers(exchange, domain, mailHost),
    senders(textsOf(texts, 'v=spf1'), domain),
    textsOf(dmarc, 'v=DMARC1').length === 1
      ? ok('DMARC is published')
      : warn('there is not exactly one DMARC record', `publish one at _dmarc.${domain}: ${PRINTED}`),
  ];
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
