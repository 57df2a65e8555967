import { findLanguage } from '#contract/languages.ts';
import { createCheckDomains } from '#server/domain/domains/check-domains.ts';
import { displayName } from '#server/domain/domains/domain-name.ts';
import { createLookAtDomain } from '#server/domain/domains/look-at-domain.ts';
import { createLookUpRecords } from '#server/domain/domains/look-up-records.ts';
import { createNameRules } from '#server/domain/domains/name-rules.ts';
import { createOwnDomains } from '#server/domain/domains/own-domains.ts';
import { isThisMachine } from '#server/domain/network.ts';
import { createMailSeal } from '#server/domain/system-mail.ts';
import { createAskDns } from '#server/lib/dns-answer.ts';
import { domainMissingMail, domainSuspendedMail } from '#server/outbound/templates/domain-mails.ts';
import type { Storage } from './base.ts';

/** The domains of accounts: what the web door offers, and looking at their DNS records, which the jobs do too. */
export function composeOwnDomains({ config, stores, vault, limits, domains, log, now }: Storage) {
  const { mailHost, publicUrl } = config;
  const { book } = domains;
  const names = createNameRules({
    book,
    mailHost,
    webHost: new URL(publicUrl).hostname,
    allowTestNames: config.bindHost === 'localhost' || isThisMachine(config.bindHost),
  });
  const seal = createMailSeal({ vault, now });
  const lookAt = createLookAtDomain({
    store: stores.ownDomains,
    vault,
    lookUp: createLookUpRecords({ askDns: createAskDns({ servers: config.dnsServers }), mailHost }),
    mailFor(news, { email, language: prefix }, name) {
      const about = { language: findLanguage(prefix), publicUrl, name: displayName(name) };
      const content =
        news === 'missing' ? domainMissingMail(about) : domainSuspendedMail({ ...about, why: news });
      return seal(email, content);
    },
    isUsable: async (name) => (await names.whyNot(name)) === null,
    now,
  });
  return {
    check: createCheckDomains({
      store: stores.ownDomains,
      lookAt,
      onError: (err) => log.warn({ err }, 'a domain could not be looked at and will be again'),
      now,
    }),
    domains: createOwnDomains({
      store: stores.ownDomains,
      vault,
      book,
      names,
      lookAt,
      refresh: domains.read,
      limits,
      maxDomains: config.plans.premium.maxDomains,
      mailHost,
      now,
    }),
  };
}
