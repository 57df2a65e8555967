import { isIP } from 'node:net';
import { parseAddress } from '#server/domain/network.ts';
import { commandName } from '#server/lib/command-name.ts';
import { type AskDns, recordsIn } from '#server/lib/dns-answer.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { sameName } from '#server/lib/host-name.ts';
import type { Check } from './check.ts';
import type { Surroundings } from './surroundings.ts';

/** The addresses of a name in public DNS. */
export async function addressesOf(askDns: AskDns, name: string): Promise<string[]> {
  if (isIP(name)) return [name];
  const found = await Promise.all([askDns(name, 'A'), askDns(name, 'AAAA')]);
  return found.flatMap((answer) => recordsIn(answer));
}

/** The name in DNS under which the host name of an address is published. */
export function reverseName(text: string): string {
  const address = parseAddress(text);
  if (!address) throw new Error(`${text} is not an IP address`);
  if (address.kind() === 'ipv4') return `${address.toByteArray().reverse().join('.')}.in-addr.arpa`;
  const digits = Buffer.from(address.toByteArray()).toString('hex');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}

/** The mail host: its addresses, and the reverse names of those addresses. */
export function hostChecks({ config, names, askDns, isMadeUp, ownAddresses }: Surroundings): Check[] {
  const { mailHost } = names;
  if (isMadeUp(mailHost)) return [];
  const receives = config.roles.includes('smtp');
  return [
    {
      name: `dns ${mailHost}`,
      async run() {
        const [alias] = recordsIn(await askDns(mailHost, 'CNAME'));
        const addresses = await addressesOf(askDns, mailHost);
        if (!addresses.length)
          return fail(`${mailHost} has no address`, `publish its A record: ${commandName()} dns prints it`);
        const found: Finding[] = [];
        if (alias)
          found.push(
            warn(
              `${mailHost} is an alias of ${alias}`,
              'MX records must not point to an alias: publish A and AAAA instead',
            ),
          );
        const elsewhere = addresses.filter((address) => !ownAddresses.includes(address));
        found.push(
          elsewhere.length && receives
            ? warn(
                `${mailHost} points to ${elsewhere.join(', ')}, which is not an address of this machine`,
                'fine behind a router or a load balancer; otherwise correct the A record',
              )
            : ok(`${mailHost} points ${receives ? 'here,' : 'to'} ${addresses.join(', ')}`),
        );
        for (const address of addresses) found.push(await reverseOf(address));
        return found;
      },
    },
  ];

  async function reverseOf(address: string): Promise<Finding> {
    const reversed = recordsIn(await askDns(reverseName(address), 'PTR'));
    if (reversed.some((name) => sameName(name, mailHost)))
      return ok(`the reverse name of ${address} is ${mailHost} (PTR)`);
    return warn(
      reversed.length
        ? `the reverse name of ${address} is ${reversed[0]} (PTR)`
        : `${address} has no reverse name (PTR)`,
      `ask the owner of the address, your provider, to set it to ${mailHost}`,
    );
  }
}
