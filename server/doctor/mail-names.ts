import type { Config } from '#server/config.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';

/** Derives the names for DNS from the settings. */
export function mailNames(config: Config): MailNames {
  const { mailDomains, mailHost, supportEmail } = config;
  const supportDomain = supportEmail.slice(supportEmail.lastIndexOf('@') + 1).toLowerCase();
  const { hostname } = new URL(config.publicUrl);
  return {
    mailDomains,
    mailHost,
    webHost: hostname === 'localhost' ? mailHost : hostname.replace(/^\[|\]$/g, ''),
    certified: config.smtpTls !== null,
    relayHost: config.smtpOutUrl ? new URL(config.smtpOutUrl).hostname.replace(/^\[|\]$/g, '') : null,
    reportTo: mailDomains.includes(supportDomain) ? null : supportEmail,
  };
}
