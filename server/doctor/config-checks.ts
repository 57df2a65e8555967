import { type Check, type Finding, fail, ok, warn } from './check.ts';
import type { Surroundings } from './surroundings.ts';

const LOOPBACK = /^(localhost|127\.|::1$)/;

/** Settings that are allowed and still hardly meant for a service on the internet. */
export function configChecks({ config, names, isMadeUp }: Surroundings): Check[] {
  return [
    {
      name: 'settings',
      async run() {
        const found: Finding[] = [];
        const madeUp = config.mailDomains.filter(isMadeUp);
        if (madeUp.length)
          found.push(
            warn(
              `MAIL_DOMAINS holds ${madeUp.join(', ')}, which ${madeUp.length > 1 ? 'exist' : 'exists'} nowhere: no DNS record is looked for`,
              'set it to domains of yours',
            ),
          );
        if (isMadeUp(names.mailHost) && !madeUp.includes(names.mailHost))
          found.push(
            warn(
              `the mail server is called ${names.mailHost}, which nobody else can look up`,
              'set PUBLIC_URL or MAIL_HOST to a name of yours',
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
              'set it to the address the proxy connects from, 127.0.0.1,::1 where it runs here',
            ),
          );
        const wide = config.trustProxy.find((network) => /\/[0-7]$/.test(network));
        if (wide)
          found.push(
            fail(
              `TRUST_PROXY holds ${wide}, so any visitor may pretend to be another`,
              'let it hold the addresses of your proxies alone',
            ),
          );
        if (config.roles.includes('smtp') && LOOPBACK.test(config.bindHost))
          found.push(
            warn(`BIND_HOST is ${config.bindHost}: no mail comes in from outside`, 'set it to :: or 0.0.0.0'),
          );
        if (!names.reportTo)
          found.push(
            warn(
              `SUPPORT_EMAIL is ${config.supportEmail}, in a domain of disposable addresses`,
              'set it to a mailbox of yours elsewhere',
            ),
          );
        return found.length ? found : ok('fit for a service on the internet');
      },
    },
  ];
}
