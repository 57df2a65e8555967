import type { z } from 'zod';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import {
  bearerToken,
  databaseUrl,
  dnsServers,
  domain,
  domains,
  duration,
  email,
  fileOfSettings,
  folder,
  host,
  hosts,
  identifier,
  issuer,
  key32,
  keys32,
  longSecret,
  networks,
  oneOf,
  origin,
  readableFile,
  secret,
  size,
  sizeOrZero,
  sizeText,
  someOf,
  urlOf,
  wholeNumber,
} from './config-values.ts';
import { durationText } from './lib/duration.ts';

export const ROLES = ['web', 'smtp', 'jobs'] as const;

export type Key = {
  schema: z.ZodType<unknown, string>;
  default?: string;
  /** Shown in the help if the default depends on other settings. */
  shown?: string;
  about: string;
  /** A wrong value is not printed, because it may be a secret. */
  secret?: true;
};

const MONTH = 31 * 24 * 3_600_000;
const lifetime = duration(100, MONTH, 'from 100ms to 31d');
const port = wholeNumber(0, 65_535);
const attachmentLimit = size(2 ** 30, 'up to 1GB');
const addresses = wholeNumber(1, 1000);
const { free, premium } = defaultPlans;

/** All settings. `npm run reference` writes them into docs/operate/settings.md. */
export const configKeys = {
  HTTP_PORT: { schema: port, default: '3000', about: 'Port of the web server; 0 picks a free port' },
  SMTP_PORT: { schema: port, default: '2525', about: 'Port of the mail server; 0 picks a free port' },
  IMAP_PORT: {
    schema: port,
    about: 'Port for mail programs that speak IMAP, with STARTTLS; without it, none',
  },
  IMAPS_PORT: { schema: port, about: 'The same, encrypted from the first byte' },
  POP3_PORT: { schema: port, about: 'Port for mail programs that speak POP3, with STLS; without it, none' },
  POP3S_PORT: { schema: port, about: 'The same, encrypted from the first byte' },
  SMTP_THREADS: {
    schema: wholeNumber(1, 64),
    shown: 'one per core, at most 4',
    about:
      'Threads of the process. If there are several, all but the main one receive mail. Always 1 on macOS and Windows',
  },
  ROLES: {
    schema: someOf(...ROLES),
    default: ROLES.join(','),
    about: 'What this process does; several processes can share one DATABASE_URL',
  },
  BIND_HOST: { schema: host, default: '127.0.0.1', about: 'Address that both servers listen on' },
  HTTP_BIND_HOST: {
    schema: host,
    shown: 'BIND_HOST',
    about: 'Address that the web server listens on, if it differs (behind a proxy)',
  },
  PUBLIC_URL: {
    schema: origin,
    shown: 'http://localhost:HTTP_PORT',
    about: 'URL at which browsers reach Mayfly; used for links in mails',
  },
  MAIL_DOMAINS: {
    schema: domains,
    default: 'mayfly.test',
    about:
      'Domains that a new database begins with, separated by commas; later ones are added with the command domain',
  },
  MAIL_HOST: {
    schema: domain,
    shown: 'the host of PUBLIC_URL if it is a name with a dot, else the first of MAIL_DOMAINS',
    about: 'Host name that the MX records point to; also in the SMTP banner and the certificate',
  },
  CATCH_ALL: {
    schema: bearerToken,
    about:
      'For development: mail to any address at any domain is taken and is in one inbox, which this token reads; at least 16 characters',
    secret: true,
  },
  CATCH_ALL_PUBLIC: {
    schema: oneOf('on', 'off'),
    default: 'off',
    about: 'Whether CATCH_ALL may be used on a BIND_HOST that is neither loopback nor private',
  },
  DATA_DIR: { schema: folder, default: './data', about: 'Folder for everything that Mayfly stores' },
  DATABASE_URL: {
    schema: databaseUrl,
    shown: 'embedded',
    about: 'Your own PostgreSQL server, or several as postgres://a,b/mayfly, of which the primary is used',
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    schema: databaseUrl,
    shown: 'DATABASE_URL',
    about: 'The same database without the pooler, if DATABASE_URL goes through one such as pgbouncer',
    secret: true,
  },
  MAIL_KEY: {
    schema: key32,
    shown: 'created in DATA_DIR',
    about: 'Key that encrypts all mail: 32 bytes in base64',
    secret: true,
  },
  MAIL_KEY_OLD: {
    schema: keys32,
    about: 'Earlier values of MAIL_KEY that still open what they sealed, separated by commas',
    secret: true,
  },
  TRUST_PROXY: {
    schema: networks,
    about: 'Proxies whose X-Forwarded-For is trusted: addresses or CIDRs, separated by commas',
  },
  PROXY_PROTOCOL: {
    schema: networks,
    about:
      'Proxies that speak the PROXY protocol to SMTP, IMAP and POP3, and must: addresses or CIDRs, separated by commas',
  },
  METRICS_TOKEN: {
    schema: secret,
    about: 'Bearer token for /metrics; without it, only this machine may read it, under a name of its own',
    secret: true,
  },
  OPERATOR_TOKEN: {
    schema: longSecret,
    about: 'Switches on the page /operator and is the password for it; at least 24 characters',
    secret: true,
  },
  SMTP_TLS_CERT: {
    schema: readableFile,
    shown: 'self-signed',
    about: 'Certificate file (PEM) for STARTTLS; needs SMTP_TLS_KEY',
    secret: true,
  },
  SMTP_TLS_KEY: {
    schema: readableFile,
    shown: 'self-signed',
    about: 'Private key file (PEM) for STARTTLS',
    secret: true,
  },
  SMTP_OUT_URL: {
    schema: urlOf('smtp', 'smtps'),
    shown: 'DATA_DIR/outbox',
    about: 'SMTP server that sends our own mails; without it, each becomes an .eml file',
    secret: true,
  },
  MAIL_FROM: {
    schema: email,
    shown: 'no-reply@ the first domain',
    about: 'Address that our own mails are sent from',
  },
  SUPPORT_EMAIL: {
    schema: email,
    shown: 'support@ the first domain',
    about: 'Address that contact messages are sent to',
  },
  FREE_LIFETIME: {
    schema: lifetime,
    default: durationText(free.lifetimeMs),
    about: 'How long a free address lives',
  },
  PREMIUM_LIFETIME: {
    schema: lifetime,
    default: durationText(premium.lifetimeMs),
    about: 'How long a premium address lives',
  },
  PREMIUM_MAX_LIFETIME: {
    schema: lifetime,
    default: '7d',
    about: 'How long a premium address lives at most, however often it is extended',
  },
  FREE_EXTENSIONS: {
    schema: wholeNumber(0, 100),
    default: '0',
    about: 'How often a free address can be extended, each time in its last quarter',
  },
  GUEST_COOLDOWN: {
    schema: duration(0, 12 * MONTH, 'up to 372d'),
    default: durationText(GUEST_COOLDOWN_MS),
    about: 'How long a guest has to wait for another address once the newest has expired',
  },
  FREE_MAX_ADDRESSES: {
    schema: addresses,
    default: String(free.maxAddresses),
    about: 'Free addresses at once',
  },
  PREMIUM_MAX_ADDRESSES: {
    schema: addresses,
    default: String(premium.maxAddresses),
    about: 'Premium addresses at once',
  },
  PREMIUM_MAX_DOMAINS: {
    schema: wholeNumber(0, 1000),
    default: String(premium.maxDomains),
    about: 'Own domains of a premium account; 0 switches them off',
  },
  FREE_ATTACHMENT_LIMIT: {
    schema: attachmentLimit,
    default: sizeText(free.attachmentLimit),
    about: 'Size of all attachments of one mail, free',
  },
  PREMIUM_ATTACHMENT_LIMIT: {
    schema: attachmentLimit,
    default: sizeText(premium.attachmentLimit),
    about: 'Size of all attachments of one mail, premium',
  },
  MAILTM_HOSTS: {
    schema: hosts,
    about:
      'Host names, without ports, that serve the API of mail.tm at their root; every host serves it under /mailtm',
  },
  GENERATE_LIMIT_PER_IP: {
    schema: wholeNumber(0, 1_000_000),
    default: '60',
    about: 'New addresses per hour from one network; 0 switches the limit off',
  },
  STORE_LIMIT_PER_NETWORK: {
    schema: sizeOrZero(2 ** 40, 'up to 1TB'),
    default: '2GB',
    about: 'Bytes of mail and remote images stored per hour for one network; 0 switches the limit off',
  },
  STORAGE_LIMIT: {
    schema: sizeOrZero(1024 * 2 ** 40, 'up to 1024TB'),
    shown: '100GB with DATABASE_URL, otherwise 0',
    about: 'Size of the database at which new mail is deferred; 0 switches the limit off',
  },
  DNS_SERVERS: {
    schema: dnsServers,
    shown: 'the system’s',
    about:
      'DNS servers to ask about senders, images, webhooks and push services, and in doctor and dns: address or address:port, separated by commas',
  },
  SENDER_CHECKS: {
    schema: oneOf('on', 'off'),
    default: 'on',
    about: 'Whether senders are checked (SPF, DKIM, DMARC); off asks DNS nothing about them',
  },
  FETCH_ALLOW: {
    schema: networks,
    about:
      'Private networks that images, webhooks and push services may be reached in, on any port: addresses or CIDRs, separated by commas',
  },
  IMAGE_PROXY: {
    schema: oneOf('on', 'off'),
    default: 'on',
    about: 'Whether readers may see remote images, which Mayfly then fetches for them',
  },
  GOOGLE_CLIENT_ID: { schema: secret, about: 'Client ID for Google sign-in; needs GOOGLE_CLIENT_SECRET' },
  GOOGLE_CLIENT_SECRET: { schema: secret, about: 'Client secret for Google sign-in', secret: true },
  GOOGLE_ISSUER: {
    schema: issuer,
    shown: 'https://accounts.google.com',
    about: 'OpenID issuer for Google sign-in',
  },
  STRIPE_SECRET_KEY: {
    schema: secret,
    about: 'Switches billing on; needs the next two settings',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: { schema: secret, about: 'Signing secret of the Stripe webhook', secret: true },
  STRIPE_PRICE_ID: { schema: identifier, about: 'Price of the premium plan' },
  STRIPE_API_BASE: { schema: issuer, shown: 'Stripe’s own', about: 'Override the Stripe API URL' },
  ANALYTICS_ID: {
    schema: identifier,
    about: 'Analytics property; without it, no analytics script is loaded',
  },
  ADS_CLIENT: {
    schema: identifier,
    about: 'Client ID of the ad provider; without it, our own ads are shown',
  },
  LOG_LEVEL: {
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    about: 'fatal, error, warn, info, debug, trace or silent',
  },
  SETTINGS_FILE: {
    schema: fileOfSettings,
    about: 'File with more settings, one NAME=value a line, which win; read again on SIGHUP',
  },
} satisfies Record<string, Key>;
