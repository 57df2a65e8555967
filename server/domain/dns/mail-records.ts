import { isIP, isIPv4 } from 'node:net';
import { mailPolicy } from './mail-policy.ts';

export type DnsRecord = {
  name: string;
  type: 'A' | 'AAAA' | 'MX' | 'TXT' | 'CNAME';
  value: string;
  /** Advice to read before publishing it. */
  note?: string;
};

export type MailNames = {
  mailDomains: string[];
  /** Those of them on which addresses may have a sub-domain. */
  wildcards?: string[];
  /** The domain that our own mail is sent from. */
  sendingDomain: string;
  mailHost: string;
  /** The host of the website. */
  webHost: string;
  /** Whether the operator configured a certificate for STARTTLS. */
  certified: boolean;
  /** The host that sends our own mail. Null when nothing is sent. */
  relayHost: string | null;
  /** Where reports may go. Null when SUPPORT_EMAIL is in one of our own disposable domains. */
  reportTo: string | null;
};

const isName = (host: string) => isIP(host) === 0 && host.includes('.');

/** The records of the hosts themselves. An unknown address becomes a placeholder to replace. */
export function hostRecords({ mailHost, webHost }: MailNames, addresses: string[]): DnsRecord[] {
  const values = addresses.length ? addresses : ['YOUR-IPV4-ADDRESS'];
  return [...new Set([mailHost, webHost])]
    .filter(isName)
    .flatMap((name) =>
      values.map((value): DnsRecord => ({ name, type: value.includes(':') ? 'AAAA' : 'A', value })),
    );
}

/** The records of one mail domain. Only one domain sends mail. */
export function domainRecords(domain: string, names: MailNames): DnsRecord[] {
  const { mailHost, relayHost, reportTo } = names;
  const sends = relayHost !== null && domain === names.sendingDomain;
  const policy = mailPolicy(names);
  const records: DnsRecord[] = [
    { name: domain, type: 'MX', value: `10 ${mailHost}.` },
    ...(names.wildcards?.includes(domain)
      ? [{ name: `*.${domain}`, type: 'MX' as const, value: `10 ${mailHost}.` }]
      : []),
    { name: domain, type: 'TXT', ...(sends ? senderPolicy(relayHost, mailHost) : { value: 'v=spf1 -all' }) },
    // Our addresses never send mail, so receivers may reject anything that claims to come from them.
    { name: `_dmarc.${domain}`, type: 'TXT', value: `v=DMARC1; p=${sends ? 'quarantine' : 'reject'}` },
  ];
  if (policy) {
    records.push(
      { name: `mta-sts.${domain}`, type: 'CNAME', value: `${names.webHost}.` },
      { name: `_mta-sts.${domain}`, type: 'TXT', value: `v=STSv1; id=${policy.id}` },
    );
    if (reportTo)
      records.push({
        name: `_smtp._tls.${domain}`,
        type: 'TXT',
        value: `v=TLSRPTv1; rua=mailto:${reportTo}`,
      });
  }
  return records;
}

function senderPolicy(relayHost: string, mailHost: string): { value: string; note?: string } {
  if (/^(localhost|127\.|::1$)/.test(relayHost)) return { value: `v=spf1 a:${mailHost} -all` };
  if (isIP(relayHost)) return { value: `v=spf1 ${isIPv4(relayHost) ? 'ip4' : 'ip6'}:${relayHost} -all` };
  return {
    value: `v=spf1 a:${relayHost} -all`,
    note: 'if your relay sends from other machines, replace a: with the include: that its documentation names',
  };
}
