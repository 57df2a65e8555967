import type { z } from 'zod';
import {
  domain,
  domains,
  duration,
  email,
  folder,
  host,
  identifier,
  issuer,
  key32,
  longSecret,
  networks,
  oneOf,
  origin,
  readableFile,
  secret,
  size,
  sizeOrZero,
  someOf,
  urlOf,
  wholeNumber,
} from './config-values.ts';

export const ROLES = ['web', 'smtp', 'jobs'] as const;

export type Key = {
  schema: z.ZodType<unknown, string>;
  default?: string;
  shown?: string;
  about: string;
  secret?: true;
};

const MONTH = 31 * 24 * 3_600_000;
const lifetime = duration(100, MONTH, 'from 100ms to 31d');
const port = wholeNumber(0, 65_535);
const attachmentLimit = size(2 ** 30, 'up to 1GB');
const addresses = wholeNumber(1, 1000);

/** Every key there is. `shown` stands for a default that is worked out from other keys. */
export const configKeys = {
  HTTP_PORT: { schema: port, default: '3000', about: 'Port of the web server; 0 takes a free one' },
  SMTP_PORT: { schema: port, default: '2525', about: 'Port of the mail server; 0 takes a free one' },
  SMTP_THREADS: {
    schema: wholeNumber(1, 64),
    shown: 'one a core, 4 at most',
    about: 'Threads that receive mail on SMTP_PORT',
  },
  ROLES: {
    schema: someOf(...ROLES),
    default: ROLES.join(','),
    about: 'What this process does; several processes may share one DATABASE_URL',
  },
  BIND_HOST: { schema: host, default: '127.0.0.1', about: 'Address both servers listen on' },
  HTTP_BIND_HOST: {
    schema: host,
    shown: 'BIND_HOST',
    about: 'Address of the web server alone, behind a proxy',
  },
  PUBLIC_URL: {
    schema: origin,
    shown: 'http://localhost:HTTP_PORT',
    about: 'Where browsers reach Mayfly; used in mailed links',
  },
  MAIL_DOMAINS: { schema: domains, default: 'mayfly.test', about: 'Domains mail is taken for, by comma' },
  MAIL_HOST: {
    schema: domain,
    shown: 'the host of PUBLIC_URL',
    about: 'Name MX records lead to, as in the banner and the certificate',
  },
  DATA_DIR: { schema: folder, default: './data', about: 'Folder of everything Mayfly keeps' },
  DATABASE_URL: {
    schema: urlOf('postgres', 'postgresql'),
    shown: 'embedded',
    about: 'A PostgreSQL server of your own; several processes may share it',
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    schema: urlOf('postgres', 'postgresql'),
    shown: 'DATABASE_URL',
    about: 'The same database without the pooler, when DATABASE_URL leads through one (pgbouncer)',
    secret: true,
  },
  DATABASE_READ_URL: {
    schema: urlOf('postgres', 'postgresql'),
    shown: 'DATABASE_URL',
    about: 'A replica of it that lists and contents are read from while it keeps up',
    secret: true,
  },
  MAIL_KEY: {
    schema: key32,
    shown: 'made in DATA_DIR',
    about: 'Key that seals all mail: 32 bytes, base64',
    secret: true,
  },
  TRUST_PROXY: {
    schema: networks,
    about: 'Proxies whose X-Forwarded-For counts: addresses or CIDRs, by comma',
  },
  METRICS_TOKEN: {
    schema: secret,
    about: 'Bearer token of /metrics; without it loopback only',
    secret: true,
  },
  OPERATOR_TOKEN: {
    schema: longSecret,
    about: 'Switches the page /operator on; who has it may see and change everything there',
    secret: true,
  },
  SMTP_TLS_CERT: {
    schema: readableFile,
    shown: 'self-signed',
    about: 'Certificate file (PEM) for STARTTLS; with SMTP_TLS_KEY',
  },
  SMTP_TLS_KEY: { schema: readableFile, shown: 'self-signed', about: 'Private key file (PEM) for STARTTLS' },
  SMTP_OUT_URL: {
    schema: urlOf('smtp', 'smtps'),
    shown: 'DATA_DIR/outbox',
    about: 'Server that sends codes and notices; without it each becomes an .eml file',
    secret: true,
  },
  SUPPORT_EMAIL: { schema: email, shown: 'support@ the first domain', about: 'Where contact messages go' },
  FREE_LIFETIME: { schema: lifetime, default: '1h', about: 'How long a free address lives' },
  PREMIUM_LIFETIME: { schema: lifetime, default: '24h', about: 'How long a premium address lives' },
  GUEST_COOLDOWN: {
    schema: duration(0, 12 * MONTH, 'up to 372d'),
    default: '48h',
    about: 'Wait after the newest free address expired',
  },
  FREE_MAX_ADDRESSES: { schema: addresses, default: '2', about: 'Free addresses at once' },
  PREMIUM_MAX_ADDRESSES: { schema: addresses, default: '5', about: 'Premium addresses at once' },
  FREE_ATTACHMENT_LIMIT: { schema: attachmentLimit, default: '5MB', about: 'Attachments of one mail, free' },
  PREMIUM_ATTACHMENT_LIMIT: { schema: attachmentLimit, default: '50MB', about: 'The same, premium' },
  GENERATE_LIMIT_PER_IP: {
    schema: wholeNumber(0, 1_000_000),
    default: '60',
    about: 'New addresses an hour from one network; 0 switches it off',
  },
  STORE_LIMIT_PER_NETWORK: {
    schema: sizeOrZero(2 ** 40, 'up to 1TB'),
    default: '2GB',
    about: 'Mail stored an hour from one sending network; 0 switches it off',
  },
  STORAGE_LIMIT: {
    schema: sizeOrZero(1024 * 2 ** 40, 'up to 1024TB'),
    shown: '100GB with DATABASE_URL, otherwise 0',
    about: 'Size of the database from which mail is refused for the time being; 0 switches it off',
  },
  GOOGLE_CLIENT_ID: { schema: secret, about: 'Google sign-in; with GOOGLE_CLIENT_SECRET' },
  GOOGLE_CLIENT_SECRET: { schema: secret, about: 'Secret of that client', secret: true },
  GOOGLE_ISSUER: {
    schema: issuer,
    shown: 'https://accounts.google.com',
    about: 'OpenID issuer behind Google sign-in',
  },
  STRIPE_SECRET_KEY: { schema: secret, about: 'Switches billing on, with the next two', secret: true },
  STRIPE_WEBHOOK_SECRET: { schema: secret, about: 'Signing secret of the webhook', secret: true },
  STRIPE_PRICE_ID: { schema: identifier, about: 'Price of the premium plan' },
  STRIPE_API_BASE: { schema: issuer, shown: 'of Stripe', about: 'Another address of the Stripe API' },
  ANALYTICS_ID: { schema: identifier, about: 'Analytics property; without it no script is loaded' },
  ADS_CLIENT: { schema: identifier, about: 'Ad provider client; without it house ads' },
  LOG_LEVEL: {
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    about: 'fatal, error, warn, info, debug, trace or silent',
  },
} satisfies Record<string, Key>;
