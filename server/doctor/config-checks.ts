import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import type { Check } from './check.ts';
import type { Surroundings } from './surroundings.ts';

const LOOPBACK = /^(localhost|127\.|::1$)/;

/** Settings that are valid but probably wrong for a service on the internet. */
export function configChecks({ config, domains, names, isMadeUp }: Surroundings): Check[] {
  return [
    {
      name: 'settings',
      async run() {
        const found: Finding[] = [];
        const madeUp = config.mailDomains.filter(isMadeUp);
        // Once there is a database, MAIL_DOMAINS only names what it began with: the check of the domains looks at it.
        if (!domains && madeUp.length)
          found.push(
            warn(
              `MAIL_DOMAINS contains ${madeUp.join(', ')}, reserved for tests: DNS records are not checked`,
              'set it to your own domains',
            ),
          );
        if (isMadeUp(names.mailHost) && !madeUp.includes(names.mailHost))
          found.push(
            warn(
              `the mail server is named ${names.mailHost}, which nobody else can look up`,
              'set PUBLIC_URL or MAIL_HOST to a name in your domain',
            ),
          );
        if (config.publicUrl.startsWith('http://'))
          found.push(
            warn(
              `PUBLIC_URL is ${config.publicUrl}, without encryption`,
              'set it to the https:// URL of your proxy',
            ),
          );
        else if (config.roles.includes('web') && config.trustProxy.length === 0)
          found.push(
            warn(
              'TRUST_PROXY is unset, so every visitor looks like the proxy and shares its limits',
              'set it to the address the proxy connects from, 127.0.0.1,::1 if it runs on this machine',
            ),
          );
        for (const [key, networks] of Object.entries({
          TRUST_PROXY: config.trustProxy,
          PROXY_PROTOCOL: config.proxyProtocol,
        })) {
          const wide = networks.find((network) => /\/[0-7]$/.test(network));
          if (wide)
            found.push(
              fail(
                `${key} contains ${wide}, so visitors can forge their address`,
                'list only the addresses of your proxies',
              ),
            );
        }
        if (config.roles.includes('smtp') && LOOPBACK.test(config.bindHost) && !config.proxyProtocol.length)
          found.push(
            warn(
              `BIND_HOST is ${config.bindHost}: no mail can come in from outside`,
              'set it to :: or 0.0.0.0',
            ),
          );
        if (!names.reportTo)
          found.push(
            warn(
              `SUPPORT_EMAIL is ${config.supportEmail}, in a domain of disposable addresses`,
              'set it to a mailbox outside your mail domains',
            ),
          );
        return found.length ? found : ok('suitable for a service on the internet');
      },
    },
  ];
}
