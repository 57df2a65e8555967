import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { defaultPlans, type Plans } from '#contract/plans.ts';
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
  someOf,
  urlOf,
  wholeNumber,
} from './config-values.ts';

export const ROLES = ['web', 'smtp', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

export type Config = {
  /** 0 takes a free port. */
  httpPort: number;
  smtpPort: number;
  /** Threads that receive mail on that port, this one counted. */
  smtpThreads: number;
  /** What this process does; others on the same database may do the rest. */
  roles: Role[];
  bindHost: string;
  /** Where the web server listens when that differs: behind a proxy, loopback. */
  httpBindHost: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Lower case, ASCII form. */
  mailDomains: string[];
  /** What MX records lead to, the banner says and the certificate is for. */
  mailHost: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  /** Straight to the server, where `databaseUrl` leads through a pooler: live events need a session. */
  databaseListenUrl: string | null;
  /** A replica for lists and contents. */
  databaseReadUrl: string | null;
  mailKey: Buffer | null;
  trustProxy: string[];
  metricsToken: string | null;
  /** Null: there is no operator's page. */
  operatorToken: string | null;
  smtpTls: { cert: string; key: string } | null;
  smtpOutUrl: string | null;
  supportEmail: string;
  plans: Plans;
  guestCooldownMs: number;
  /** Addresses an hour from one network; 0 switches the limit off. */
  generateLimitPerIp: number;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  stripe: { secretKey: string; webhookSecret: string; priceId: string; apiBase: string | null } | null;
  analyticsId: string | null;
  adsClient: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

type Key = {
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

type KeyName = keyof typeof configKeys;
type Value<K extends KeyName> = z.output<(typeof configKeys)[K]['schema']>;
type Values = {
  [K in KeyName]: (typeof configKeys)[K] extends { default: string } ? Value<K> : Value<K> | null;
};

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Every bad key is reported at once; values of secret keys are never repeated. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Key>(configKeys).map(([name, key]) => {
      const text = env[name]?.trim() || key.default;
      if (text === undefined) return [name, null];
      const result = key.schema.safeParse(text);
      if (result.success) return [name, result.data];
      const given = key.secret ? '' : ` (it is ${JSON.stringify(text.slice(0, 80))})`;
      problems.push(`${name} ${result.error.issues[0]?.message}${given}`);
      return [name, null];
    }),
  ) as Values;

  const isSet = (name: KeyName) => Boolean(env[name]?.trim());
  const needTogether = (needed: KeyName[], alsoWith: KeyName[] = []) => {
    const missing = needed.filter((name) => !isSet(name));
    const given = [...needed, ...alsoWith].filter(isSet);
    if (missing.length === 0 || given.length === 0) return;
    problems.push(`${missing.join(' and ')} must be set too, because ${given.join(' and ')} is`);
  };
  needTogether(['SMTP_TLS_CERT', 'SMTP_TLS_KEY']);
  needTogether(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['GOOGLE_ISSUER']);
  needTogether(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'], ['STRIPE_API_BASE']);
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const)
    if (isSet(name) && !isSet('DATABASE_URL'))
      problems.push(`DATABASE_URL must be set too, because ${name} is`);
  if (values.HTTP_PORT && values.HTTP_PORT === values.SMTP_PORT) {
    problems.push(`SMTP_PORT must differ from HTTP_PORT (both are ${values.HTTP_PORT})`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(values);
}

function toConfig(v: Values): Config {
  const { free, premium } = defaultPlans;
  return {
    httpPort: v.HTTP_PORT,
    smtpPort: v.SMTP_PORT,
    smtpThreads: v.SMTP_THREADS ?? Math.min(availableParallelism(), 4),
    roles: v.ROLES,
    bindHost: v.BIND_HOST,
    httpBindHost: v.HTTP_BIND_HOST ?? v.BIND_HOST,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.HTTP_PORT}`,
    mailDomains: v.MAIL_DOMAINS,
    mailHost: v.MAIL_HOST ?? nameIn(v.PUBLIC_URL) ?? v.MAIL_DOMAINS[0]!,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    databaseListenUrl: v.DATABASE_LISTEN_URL,
    databaseReadUrl: v.DATABASE_READ_URL,
    mailKey: v.MAIL_KEY,
    trustProxy: v.TRUST_PROXY ?? [],
    metricsToken: v.METRICS_TOKEN,
    operatorToken: v.OPERATOR_TOKEN,
    smtpTls: v.SMTP_TLS_CERT && v.SMTP_TLS_KEY ? { cert: v.SMTP_TLS_CERT, key: v.SMTP_TLS_KEY } : null,
    smtpOutUrl: v.SMTP_OUT_URL,
    supportEmail: v.SUPPORT_EMAIL ?? `support@${v.MAIL_DOMAINS[0]}`,
    plans: {
      free: {
        ...free,
        lifetimeMs: v.FREE_LIFETIME,
        maxAddresses: v.FREE_MAX_ADDRESSES,
        attachmentLimit: v.FREE_ATTACHMENT_LIMIT,
      },
      premium: {
        ...premium,
        lifetimeMs: v.PREMIUM_LIFETIME,
        maxAddresses: v.PREMIUM_MAX_ADDRESSES,
        attachmentLimit: v.PREMIUM_ATTACHMENT_LIMIT,
      },
    },
    guestCooldownMs: v.GUEST_COOLDOWN,
    generateLimitPerIp: v.GENERATE_LIMIT_PER_IP,
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            issuer: v.GOOGLE_ISSUER ?? 'https://accounts.google.com',
          }
        : null,
    stripe:
      v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PRICE_ID
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            priceId: v.STRIPE_PRICE_ID,
            apiBase: v.STRIPE_API_BASE,
          }
        : null,
    analyticsId: v.ANALYTICS_ID,
    adsClient: v.ADS_CLIENT,
    logLevel: v.LOG_LEVEL,
  };
}

/** The host of a URL, where others can look it up. */
function nameIn(url: string | null): string | null {
  const { hostname } = new URL(url ?? 'http://localhost');
  return hostname.includes('.') && domain.safeParse(hostname).success ? hostname : null;
}

/** The table `npm start -- --help` prints. */
export function configHelp(): string {
  const rows = Object.entries<Key>(configKeys).map(
    ([name, key]) => [name, key.default ?? key.shown ?? '-', key.about] as const,
  );
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map(([name, value, about]) => `  ${name.padEnd(width(0))}  ${value.padEnd(width(1))}  ${about}`)
    .join('\n');
}
