import type { Config } from '#server/config.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import { takesMail } from '#server/domain/domain-book.ts';
import type { KnownDomain } from './known-domains.ts';

/** The names for DNS: of the shared domains that take mail, or of the settings while there is no database. */
export function mailNames(config: Config, known: KnownDomain[] | null = null): MailNames {
  const served = known?.filter(({ kind, state }) => kind === 'shared' && takesMail(state));
  const mailDomains = served?.map(({ name }) => name) ?? config.mailDomains;
  const { mailHost, mailFrom, supportEmail } = config;
  const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { hostname } = new URL(config.publicUrl);
  return {
    mailDomains,
    wildcards: served?.filter(({ subdomains }) => subdomains).map(({ name }) => name) ?? [],
    mailHost,
    sendingDomain: domainOf(mailFrom),
    webHost: hostname === 'localhost' ? mailHost : hostname.replace(/^\[|\]$/g, ''),
    certified: config.smtpTls !== null,
    relayHost: config.smtpOutUrl ? new URL(config.smtpOutUrl).hostname.replace(/^\[|\]$/g, '') : null,
    reportTo: mailDomains.includes(domainOf(supportEmail)) ? null : supportEmail,
  };
}
