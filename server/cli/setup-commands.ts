import { domainRecords, hostRecords } from '#server/domain/dns/mail-records.ts';
import { zoneText } from '#server/domain/dns/zone-text.ts';
import { parseAddress } from '#server/domain/network.ts';
import { type Command, defineCommand, UsageError } from './command.ts';

const json = { type: 'boolean', about: 'Print JSON' } as const;

/** Commands on the installation itself. They never write to the database and work before the first start. */
export const setupCommands: Command[] = [
  defineCommand({
    name: 'dns',
    summary: 'Print the DNS records of the shared domains',
    args: [],
    options: {
      address: {
        type: 'string',
        multiple: true,
        value: 'IP',
        about: 'An address of the mail host; without it, the addresses it already has in DNS',
      },
      json,
    },
    async run(_args, options, tools) {
      const wrong = options.address.find((one) => !parseAddress(one));
      if (wrong !== undefined) throw new UsageError(`--address takes an IP address, not "${wrong}".`);
      const names = await tools.mailNames();
      const addresses = options.address.length ? options.address : await tools.publishedAddresses();
      if (!options.json) return zoneText(names, addresses);
      const records = [
        ...hostRecords(names, addresses),
        ...names.mailDomains.flatMap((domain) => domainRecords(domain, names)),
      ];
      return JSON.stringify(records, null, 2);
    },
  }),
  defineCommand({
    name: 'doctor',
    summary:
      'Check settings, DNS, ports, TLS, clock, disk and database; exits with 1 when something is wrong',
    args: [],
    options: { json },
    async run(_args, options, tools) {
      const { text, passed } = await tools.runDoctor({ json: options.json });
      return { text, code: passed ? 0 : 1 };
    },
  }),
];
