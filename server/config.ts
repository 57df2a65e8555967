import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { defaultPlans, type Plans } from '#contract/plans.ts';
import { configKeys, type Key, type ROLES } from './config-keys.ts';
import { domain } from './config-values.ts';

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
  /** Bytes stored an hour from one sending network; 0 switches the limit off. */
  storeLimitPerNetwork: number;
  /** Bytes of the whole database; 0 switches the limit off. */
  storageLimit: number;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  stripe: { secretKey: string; webhookSecret: string; priceId: string; apiBase: string | null } | null;
  analyticsId: string | null;
  adsClient: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

const EXTERNAL_STORAGE_LIMIT = 100 * 2 ** 30;

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
    storeLimitPerNetwork: v.STORE_LIMIT_PER_NETWORK,
    // The embedded database shares its disk with Mayfly, which measures the free space there.
    storageLimit: v.STORAGE_LIMIT ?? (v.DATABASE_URL ? EXTERNAL_STORAGE_LIMIT : 0),
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
