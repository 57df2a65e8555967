import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { type Report, reportText, runChecks } from '#server/doctor/check.ts';
import { mailNames } from '#server/doctor/mail-names.ts';
import { domainRecords, hostRecords } from '#server/domain/dns/mail-records.ts';
import { zoneText } from '#server/domain/dns/zone-text.ts';

const CHECK_MS = 12_000;

type Given = { json: boolean; address: string[] };
/** What to print, and the code to end with. */
type Outcome = { text: string; code: number };
type Command = { usage: string; about: string; run: (given: Given) => Promise<Outcome> };

/** Commands on the set-up itself: they open no database for writing and work before the first start. */
export const deployCommands: Record<string, Command> = {
  dns: {
    usage: 'dns [--address IP]… [--json]',
    about: 'Print the DNS records of the configured domains',
    async run({ json, address }) {
      const config = readConfig(process.env);
      const names = mailNames(config);
      const addresses = address.length ? address : await known(config);
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
    async run({ json }) {
      const reports = await examine();
      const code = reports.some(({ level }) => level === 'fail') ? 1 : 0;
      return { text: json ? JSON.stringify(reports, null, 2) : reportText(reports), code };
    },
  },
};

async function examine(): Promise<Report[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((message) => ({
      level: 'fail',
      check: 'settings',
      message,
      advice: 'correct it: npm start -- --help lists every key',
    }));
  }
  const { surroundingsOf } = await import('#server/compose/doctor.ts');
  const { allChecks } = await import('#server/doctor/all-checks.ts');
  return runChecks(allChecks(surroundingsOf(config)), CHECK_MS);
}

/** The addresses the mail host has in DNS already, so that they can be published again as they are. */
async function known({ mailHost }: Config): Promise<string[]> {
  const { Resolver } = await import('node:dns/promises');
  const { addressesOf } = await import('#server/doctor/host-checks.ts');
  return addressesOf(new Resolver({ timeout: 2_000, tries: 1 }), mailHost).catch(() => []);
}
