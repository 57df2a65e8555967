import type { X509Certificate } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { counted } from '#contract/counted.ts';
import { createNetworkList } from '#server/domain/network-list.ts';
import { dayOf } from '#server/lib/day-of.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { localPlace } from '#server/lib/local-place.ts';
import { checkPair } from '#server/smtp/tls-fresh.ts';
import { loadTlsPair } from '#server/smtp/tls-pair.ts';
import { type Check, reason } from './check.ts';
import { addressesOf } from './host-checks.ts';
import { probeSmtp, type SmtpProbe } from './smtp-probe.ts';
import type { Surroundings } from './surroundings.ts';

const SOON_DAYS = 14;
const DAY = 86_400_000;
const RENEW = 'renew it; Mayfly loads the new one within a minute';
const NOT_HERE = 'other processes receive the mail (ROLES)';

/** The mail server: on this machine, from outside, and its certificate. */
export function smtpChecks(around: Surroundings): Check[] {
  const { config, ports } = around;
  const receives = config.roles.includes('smtp');
  return [
    {
      name: 'smtp',
      run: async (signal) => (receives ? checkHere(around, signal) : ok(NOT_HERE)),
    },
    { name: `port ${ports.smtp}`, run: (signal) => checkFromOutside(around, signal) },
    {
      name: 'certificate files',
      run: async () => (receives ? checkFiles(around) : ok(NOT_HERE)),
    },
  ];
}

async function checkHere(around: Surroundings, signal: AbortSignal): Promise<Finding[]> {
  const { config, names, ca } = around;
  const { host, port, place } = localPlace(config.bindHost, config.smtpPort);
  try {
    const isProxy = createNetworkList(config.proxyProtocol);
    const probe = await probeSmtp({ host, port, name: names.mailHost, ca, isProxy, signal });
    return [checkGreeting(probe, names.mailHost, place), ...checkEncryption(probe, around)];
  } catch (error) {
    return [
      fail(
        `no mail server answers at ${place} (${reason(error)})`,
        'start Mayfly, with the same SMTP_PORT and BIND_HOST',
      ),
    ];
  }
}

async function checkFromOutside(
  { names: { mailHost }, askDns, isMadeUp, ca, ports: { smtp: port } }: Surroundings,
  signal: AbortSignal,
): Promise<Finding | Finding[]> {
  // The check of the settings already reports this.
  if (isMadeUp(mailHost)) return [];
  const addresses = await addressesOf(askDns, mailHost);
  if (!addresses.length) return warn('not tried', `${mailHost} has no address yet`);
  return Promise.all(
    addresses.map(async (host) => {
      const place = `${mailHost} (${host}), port ${port}`;
      try {
        return checkGreeting(await probeSmtp({ host, port, name: mailHost, ca, signal }), mailHost, place);
      } catch (error) {
        return fail(
          `no mail server answers at ${place} (${reason(error)})`,
          `set SMTP_PORT=${port} or forward the port, and open it in every firewall, including the provider's`,
        );
      }
    }),
  );
}

function checkGreeting({ banner }: SmtpProbe, mailHost: string, place: string): Finding {
  const [name, ...rest] = banner.split(' ');
  if (!rest.includes(brand.name))
    return fail(
      `another program answers at ${place}: "${banner.slice(0, 60)}"`,
      'stop it (perhaps the mail server of the system) or forward the port to SMTP_PORT',
    );
  return name === mailHost
    ? ok(`${brand.name} answers at ${place}`)
    : fail(
        `${place} calls itself ${name}, not ${mailHost}`,
        'restart it after changing MAIL_HOST or PUBLIC_URL',
      );
}

function checkEncryption({ offers, encryption }: SmtpProbe, { config, names, now }: Surroundings): Finding[] {
  if (!encryption)
    return [
      fail(
        'STARTTLS is not offered, so mail is not encrypted on its way',
        `it offers ${offers.join(', ') || 'nothing'}`,
      ),
    ];
  const { certificate, authorized, problem } = encryption;
  const found = [checkDates(certificate, now())];
  if (!config.smtpTls)
    found.push(warn('the certificate is self-signed', 'set SMTP_TLS_CERT and SMTP_TLS_KEY for MTA-STS'));
  else if (!certificate.checkHost(names.mailHost))
    found.push(
      fail(
        `the certificate is for ${(certificate.subjectAltName ?? certificate.subject).replaceAll('DNS:', '')}`,
        `get one for ${names.mailHost}`,
      ),
    );
  else if (!authorized)
    found.push(
      fail(
        `others do not trust the certificate (${reason({ code: problem })})`,
        'SMTP_TLS_CERT must hold the whole chain, fullchain.pem',
      ),
    );
  else found.push(ok(`the certificate is for ${names.mailHost} and trusted`));
  return found;
}

export function checkDates({ validToDate }: X509Certificate, now: Date): Finding {
  const days = Math.floor((validToDate.getTime() - now.getTime()) / DAY);
  const day = dayOf(validToDate);
  if (days < 0) return fail(`the certificate expired on ${day}`, RENEW);
  return days < SOON_DAYS
    ? warn(
        `the certificate expires on ${day}, in ${counted(days, 'day')}`,
        'find out why it was not renewed yet',
      )
    : ok(`encrypts with a certificate that is valid until ${day}`);
}

async function checkFiles({ config, names, now }: Surroundings): Promise<Finding> {
  if (!config.smtpTls) return ok('not set; a self-signed pair in DATA_DIR is used');
  try {
    const given = config.smtpTls;
    const pair = await loadTlsPair({ dataDir: config.dataDir, given, hostname: names.mailHost });
    checkPair(pair, now());
    return ok('SMTP_TLS_CERT and SMTP_TLS_KEY belong together');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code?.includes('KEY_VALUES_MISMATCH'))
      return fail('SMTP_TLS_KEY is not the key of SMTP_TLS_CERT', 'use the two files of one renewal');
    if (code === 'CERT_HAS_EXPIRED') return fail(`${message} (SMTP_TLS_CERT)`, RENEW);
    return fail(
      `SMTP_TLS_CERT and SMTP_TLS_KEY cannot be used (${message})`,
      'set them to a PEM certificate and its key',
    );
  }
}
