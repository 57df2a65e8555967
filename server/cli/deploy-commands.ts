import { domainRecords, hostRecords } from '#server/domain/dns/mail-records.ts';
import { zoneText } from '#server/domain/dns/zone-text.ts';
import type { Tools } from './tools.ts';

type Given = { json: boolean; address: string[] };
/** What to print, and the exit code. */
type Outcome = { text: string; code: number };
type Command = { usage: string; about: string; run: (given: Given, tools: Tools) => Promise<Outcome> };

/** Commands on the installation itself. They never write to the database and work before the first start. */
export const deployCommands: Record<string, Command> = {
  dns: {
    usage: 'dns [--address IP]… [--json]',
    about: 'Print the DNS records of the configured domains',
    async run({ json, address }, tools) {
      const names = await tools.mailNames();
      const addresses = address.length ? address : await tools.publishedAddresses();
      if (!json) return { text: zoneText(names, addresses), code: 0 };
      const records = [
        ...hostRecords(names, addresses),
        ...names.mailDomains.flatMap((domain) => domainRecords(domain, names)),
      ];
      return { text: JSON.stringify(records, null, 2), code: 0 };
    },
  },
  doctor: {
    usage: 'doctor [--json]',
    about: 'Check settings, DNS, ports, TLS, clock, disk and database; ends with 1 when something is wrong',
    async run({ json }, tools) {
      const { text, passed } = await tools.runDoctor({ json });
      return { text, code: passed ? 0 : 1 };
    },
  },
};
