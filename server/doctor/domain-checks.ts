import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import { createCheckRecords, PRINTED, textsOf } from '#server/domain/domains/check-records.ts';
import { commandName } from '#server/lib/command-name.ts';
import { dayOf } from '#server/lib/day-of.ts';
import { recordsIn } from '#server/lib/dns-answer.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { type Check, reason } from './check.ts';
import type { KnownDomain } from './known-domains.ts';
import type { Surroundings } from './surroundings.ts';
import { ask } from './web-ask.ts';

const SOON_MS = 14 * 86_400_000;

/** The domains of the database, and the DNS records and the MTA-STS policy of each that takes mail. */
export function domainChecks(around: Surroundings): Check[] {
  const { domains, names, askDns, isMadeUp, now } = around;
  const { checkShared } = createCheckRecords({ askDns, mailHost: names.mailHost });
  // Those that cannot exist in DNS are reported above.
  const published = names.mailDomains.filter((domain) => !isMadeUp(domain));
  const checks = published.flatMap((domain): Check[] => [
    { name: `dns ${domain}`, run: () => checkShared(domain) },
    { name: `mta-sts ${domain}`, run: (signal) => checkPolicy(domain, around, signal) },
  ]);
  return domains
    ? [{ name: 'domains', run: async () => checkStates(domains, isMadeUp, now()) }, ...checks]
    : checks;
}

/** What needs the operator soon. */
function checkStates(domains: KnownDomain[], isMadeUp: (name: string) => boolean, now: Date): Finding[] {
  const shared = domains.filter(({ kind }) => kind === 'shared');
  const count = (state: KnownDomain['state']) => domains.filter((one) => one.state === state).length;
  const soon = now.getTime() + SOON_MS;
  const madeUp = shared.filter(({ name, state }) => state === 'active' && isMadeUp(name));
  const ending = shared.filter(
    ({ state, endsAt }) => state === 'resting' && endsAt && endsAt.getTime() < soon,
  );
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

async function checkPolicy(
  domain: string,
  { names, askDns, lookup, ca, ports }: Surroundings,
  signal: AbortSignal,
): Promise<Finding | Finding[]> {
  const policy = mailPolicy(names);
  const textsAt = async (name: string, start: string) => textsOf(recordsIn(await askDns(name, 'TXT')), start);
  const published = await textsAt(`_mta-sts.${domain}`, 'v=STSv1');
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
  const reports = await textsAt(`_smtp._tls.${domain}`, 'v=TLSRPTv1');
  if (names.reportTo && reports.length !== 1)
    found.push(
      warn('no TLS-RPT record: nobody can tell you when encryption fails', `publish it: ${PRINTED}`),
    );
  return found.length ? found : ok('record and policy agree');
}
