import { createAskDns, isDefinite } from '#server/lib/dns-answer.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { createNetworkList } from '#server/outbound/public-address.ts';
import type { Check } from './check.ts';
import type { Surroundings } from './surroundings.ts';

/** What mails and webhooks should never reach, even if the rest of a network is open to them. */
const SENSITIVE = {
  '127.0.0.1': 'this machine',
  '::1': 'this machine',
  '169.254.169.254': 'the metadata service of your cloud',
};

/** The DNS servers that Mayfly asks about senders, images, webhooks and push services, and the networks that these may reach. */
export function fetchChecks({ config, names }: Surroundings): Check[] {
  const checks: Check[] = config.dnsServers.map((server) => ({
    name: `resolver ${server}`,
    async run() {
      const answer = await createAskDns({ servers: [server] })(names.mailHost, 'A');
      // That the name does not exist is fine too.
      return isDefinite(answer)
        ? ok('answers')
        : fail('does not answer', 'correct DNS_SERVERS: senders stay unchecked and images are not shown');
    },
  }));
  if (config.fetchAllow.length)
    checks.push({ name: 'fetching', run: async () => examineAllowed(config.fetchAllow) });
  return checks;
}

function examineAllowed(allowed: string[]): Finding | Finding[] {
  const advice = 'list only the addresses that images, webhooks and push services really need';
  const wide = allowed.find((network) => /\/[0-7]$/.test(network));
  if (wide) return fail(`FETCH_ALLOW contains ${wide}, which is most of a network`, advice);
  const isAllowed = createNetworkList(allowed);
  const open = Object.entries(SENSITIVE).filter(([address]) => isAllowed(address));
  const found = [...new Set(open.map(([, name]) => name))].map((name) =>
    warn(`FETCH_ALLOW lets every mail and webhook reach ${name}`, advice),
  );
  return found.length ? found : ok(`FETCH_ALLOW opens ${allowed.join(', ')}`);
}
