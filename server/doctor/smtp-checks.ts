import type { X509Certificate } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { checkPair } from '#server/smtp/tls-fresh.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import { type Check, type Finding, fail, ok, reason, warn } from './check.ts';
import { addressesOf } from './host-checks.ts';
import { type SmtpTalk, talkSmtp } from './smtp-talk.ts';
import type { Surroundings } from './surroundings.ts';

const SOON_DAYS = 14;
const DAY = 86_400_000;
const RENEW = 'renew it; Mayfly takes a new one within a minute';

/** The mail server itself: on this machine, as the world reaches it, and its certificate. */
export function smtpChecks({ config, names, resolver, isMadeUp, ca, ports, now }: Surroundings): Check[] {
  const { mailHost } = names;
  const anywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const here = anywhere[config.bindHost] ?? config.bindHost;
  const talk = (host: string, port: number, signal: AbortSignal) =>
    talkSmtp({ host, port, name: mailHost, ca, signal });

  return [
    {
      name: 'smtp',
      async run(signal) {
        if (!config.roles.includes('smtp')) return ok('other processes receive the mail (ROLES)');
        let said: SmtpTalk;
        try {
          said = await talk(here, config.smtpPort, signal);
        } catch (error) {
          return fail(
            `no mail server answers at ${here}:${config.smtpPort} (${reason(error)})`,
            'start Mayfly, with the same SMTP_PORT and BIND_HOST',
          );
        }
        return [greets(said, `${here}:${config.smtpPort}`), ...judgeEncryption(said)];
      },
    },
    {
      name: `port ${ports.smtp}`,
      async run(signal) {
        // The settings say so already.
        if (isMadeUp(mailHost)) return [];
        const addresses = await addressesOf(resolver, mailHost);
        if (!addresses.length) return warn('not tried', `${mailHost} has no address yet`);
        return Promise.all(
          addresses.map(async (address) => {
            const place = `${mailHost} (${address}), port ${ports.smtp}`;
            try {
              return greets(await talk(address, ports.smtp, signal), place);
            } catch (error) {
              return fail(
                `no mail server answers at ${place} (${reason(error)})`,
                `set SMTP_PORT=${ports.smtp} or forward it, and open it in every firewall, the provider's too`,
              );
            }
          }),
        );
      },
    },
    { name: 'certificate files', run: () => checkFiles() },
  ];

  function greets({ banner }: SmtpTalk, place: string): Finding {
    const [name, ...rest] = banner.split(' ');
    if (!rest.includes(brand.name))
      return fail(
        `another program answers at ${place}: "${banner.slice(0, 60)}"`,
        'stop it (a mail server of the system?) or forward the port to SMTP_PORT',
      );
    return name === mailHost
      ? ok(`${brand.name} answers at ${place}`)
      : fail(
          `${place} calls itself ${name}, not ${mailHost}`,
          'restart it after changing MAIL_HOST or PUBLIC_URL',
        );
  }

  function judgeEncryption({ offers, encryption }: SmtpTalk): Finding[] {
    if (!encryption)
      return [
        fail(
          'STARTTLS is not offered, so mail travels in the clear',
          `it offers ${offers.join(', ') || 'nothing'}`,
        ),
      ];
    const { certificate, authorized, problem } = encryption;
    const found = [dates(certificate)];
    if (!config.smtpTls)
      return [
        ...found,
        warn('the certificate is self-signed', 'set SMTP_TLS_CERT and SMTP_TLS_KEY for MTA-STS'),
      ];
    if (!certificate.checkHost(mailHost))
      found.push(
        fail(
          `the certificate is for ${(certificate.subjectAltName ?? certificate.subject).replaceAll('DNS:', '')}`,
          `get one for ${mailHost}`,
        ),
      );
    else if (!authorized)
      found.push(
        fail(
          `others do not trust the certificate (${reason({ code: problem })})`,
          'SMTP_TLS_CERT must hold the whole chain, fullchain.pem',
        ),
      );
    else found.push(ok(`the certificate is for ${mailHost} and trusted`));
    return found;
  }

  function dates({ validToDate }: X509Certificate): Finding {
    const days = Math.floor((validToDate.getTime() - now().getTime()) / DAY);
    const day = validToDate.toISOString().slice(0, 10);
    if (days < 0) return fail(`the certificate expired on ${day}`, RENEW);
    return days < SOON_DAYS
      ? warn(`the certificate expires on ${day}, in ${days} days`, 'see why it was not renewed yet')
      : ok(`encrypts with a certificate until ${day}`);
  }

  async function checkFiles(): Promise<Finding> {
    if (!config.roles.includes('smtp')) return ok('other processes receive the mail (ROLES)');
    if (!config.smtpTls) return ok('a pair of our own in DATA_DIR');
    try {
      const pair = await loadTlsPair({ dataDir: config.dataDir, given: config.smtpTls, hostname: mailHost });
      checkPair(pair, now());
      return ok('SMTP_TLS_CERT and SMTP_TLS_KEY belong together');
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code?.includes('KEY_VALUES_MISMATCH'))
        return fail('SMTP_TLS_KEY is not the key of SMTP_TLS_CERT', 'give the two files of one renewal');
      if (code === 'CERT_HAS_EXPIRED') return fail(`${message} (SMTP_TLS_CERT)`, RENEW);
      return fail(
        `SMTP_TLS_CERT and SMTP_TLS_KEY cannot be used (${message})`,
        'give a PEM certificate and its key',
      );
    }
  }
}
