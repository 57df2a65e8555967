import { mailPolicy } from './mail-policy.ts';
import { type DnsRecord, domainRecords, hostRecords, type MailNames } from './mail-records.ts';

const TTL = 3600;

/** All records to publish as a zone file, with explanations as comments. */
export function zoneText(names: MailNames, addresses: string[]): string {
  const policy = mailPolicy(names);
  const blocks = [
    [
      `; The machine itself. Replace the address if others reach this machine at a different one.`,
      ...hostRecords(names, addresses).map(line),
      `; Ask the owner of the address (your provider) to set its reverse name (PTR): ${names.mailHost}`,
    ],
    ...names.mailDomains.map((domain) => [
      `; ${domain}`,
      ...domainRecords(domain, names).flatMap((record) =>
        record.note ? [`; ${record.note}`, line(record)] : [line(record)],
      ),
    ]),
    policy
      ? [
          `; Mayfly serves this policy at https://mta-sts.DOMAIN/.well-known/mta-sts.txt for each domain:`,
          ...policy.text
            .trim()
            .split('\r\n')
            .map((text) => `;   ${text}`),
        ]
      : ['; MTA-STS and TLS-RPT need a certificate that others trust: set SMTP_TLS_CERT and SMTP_TLS_KEY.'],
  ];
  if (policy && !names.reportTo)
    blocks.push(['; TLS-RPT needs an address to report to: set SUPPORT_EMAIL to one outside these domains.']);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function line({ name, type, value }: DnsRecord): string {
  const shown = type === 'TXT' ? `"${value}"` : value;
  return `${`${name}.`.padEnd(32)} ${TTL} IN ${type.padEnd(5)} ${shown}`;
}
