import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { z } from 'zod';
import { defaultPlans, type Plans } from '#contract/plans.ts';
import { configKeys, type Key, type ROLES } from './config-keys.ts';
import { domain } from './config-values.ts';

export type Role = (typeof ROLES)[number];

/** All settings, as the program uses them. */
export type Config = ReturnType<typeof toConfig>;

const EXTERNAL_STORAGE_LIMIT = 100 * 2 ** 30;

type KeyName = keyof typeof configKeys;
type Value<K extends KeyName> = z.output<(typeof configKeys)[K]['schema']>;
type Values = {
  [K in KeyName]: (typeof configKeys)[K] extends { default: string } ? Value<K> : Value<K> | null;
};

/** The settings that SIGHUP changes without a restart, and what they are called in `Config`. */
export const LIVE_SETTINGS = {
  GENERATE_LIMIT_PER_IP: 'generateLimitPerIp',
  STORE_LIMIT_PER_NETWORK: 'storeLimitPerNetwork',
  STORAGE_LIMIT: 'storageLimit',
  LOG_LEVEL: 'logLevel',
} as const satisfies Partial<Record<KeyName, keyof Config>>;
export type LiveSettings = Pick<Config, (typeof LIVE_SETTINGS)[keyof typeof LIVE_SETTINGS]>;

export const liveSettings = (config: Config): LiveSettings => ({
  generateLimitPerIp: config.generateLimitPerIp,
  storeLimitPerNetwork: config.storeLimitPerNetwork,
  storageLimit: config.storageLimit,
  logLevel: config.logLevel,
});

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Throws a ConfigError with one line for every bad setting. The lines never hold a secret. */
export function readConfig(env: Record<string, string | undefined>, platform = process.platform): Config {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Key>(configKeys).map(([name, key]) => {
      const text = env[name]?.trim() || key.default;
      if (text === undefined) return [name, null];
      const result = key.schema.safeParse(text);
      if (result.success) return [name, result.data];
      problems.push(`${name} ${result.error.issues[0]?.message}${key.secret ? '' : describeValue(text)}`);
      return [name, null];
    }),
  ) as Values;

  problems.push(...conflicts(values, (name) => Boolean(env[name]?.trim()), platform));
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(values, platform);
}

/** Settings that are valid alone but do not fit together. */
function conflicts(values: Values, isSet: (name: KeyName) => boolean, platform: NodeJS.Platform): string[] {
  const problems: string[] = [];
  const needTogether = (needed: KeyName[], alsoWith: KeyName[] = []) => {
    const missing = needed.filter((name) => !isSet(name));
    const given = [...needed, ...alsoWith].filter(isSet);
    if (missing.length === 0 || given.length === 0) return;
    problems.push(`${missing.join(' and ')} must be set too, because ${given.join(' and ')} is`);
  };
  needTogether(['SMTP_TLS_CERT', 'SMTP_TLS_KEY']);
  needTogether(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['GOOGLE_ISSUER']);
  needTogether(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'], ['STRIPE_API_BASE']);
  if (isSet('DATABASE_LISTEN_URL') && !isSet('DATABASE_URL'))
    problems.push('DATABASE_URL must be set too, because DATABASE_LISTEN_URL is');
  if (values.CATCH_ALL && values.CATCH_ALL_PUBLIC === 'off')
    for (const name of ['BIND_HOST', 'HTTP_BIND_HOST'] as const)
      if (values[name] && !isPrivateHost(values[name]))
        problems.push(
          `${name} must be a loopback or private address, because CATCH_ALL takes mail for anybody (it is ${JSON.stringify(values[name])}); CATCH_ALL_PUBLIC=on allows it`,
        );
  for (const [nth, name] of PORTS.entries())
    for (const before of PORTS.slice(0, nth))
      if (values[name] && values[name] === values[before])
        problems.push(`${name} must differ from ${before} (both are ${values[name]})`);
  if ((values.SMTP_THREADS ?? 1) > 1 && !canSharePort(platform))
    problems.push(
      `SMTP_THREADS must be 1 on this system (${platform}), where threads cannot share a port (it is ${values.SMTP_THREADS})`,
    );
  return problems;
}

const PORTS = ['HTTP_PORT', 'SMTP_PORT', 'IMAP_PORT', 'IMAPS_PORT', 'POP3_PORT', 'POP3S_PORT'] as const;

const PRIVATE = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
/** Whether only this machine or its own network can reach an address. Any name but localhost may lead anywhere. */
const isPrivateHost = (host: string, ranges = PRIVATE) =>
  host === 'localhost' || (ipaddr.isValid(host) && ranges.includes(ipaddr.process(host).range()));

/** A wrong value may be a secret that belongs to another setting: a pasted key, a token, a URL with a password. */
function describeValue(text: string): string {
  const hasLongToken = text.split(/[^\w+/=-]/).some((word) => word.length >= 20 && /\d/.test(word));
  const isSecret = hasLongToken || /-----BEGIN|:\S*@/.test(text) || text.length > 80;
  return isSecret
    ? ' (the value is not shown, because it may be a secret)'
    : ` (it is ${JSON.stringify(text)})`;
}

/** Whether several threads can listen on one port. On other systems Node's `reusePort` is an error. */
const canSharePort = (platform: NodeJS.Platform) => platform === 'linux' || platform === 'freebsd';

const defaultThreads = (platform: NodeJS.Platform) =>
  canSharePort(platform) ? Math.min(availableParallelism(), 4) : 1;

function toConfig(v: Values, platform: NodeJS.Platform) {
  const { free, premium } = defaultPlans;
  return {
    httpPort: v.HTTP_PORT,
    smtpPort: v.SMTP_PORT,
    imapPort: v.IMAP_PORT,
    imapsPort: v.IMAPS_PORT,
    pop3Port: v.POP3_PORT,
    pop3sPort: v.POP3S_PORT,
    smtpThreads: v.SMTP_THREADS ?? defaultThreads(platform),
    roles: v.ROLES,
    bindHost: v.BIND_HOST,
    httpBindHost: v.HTTP_BIND_HOST ?? v.BIND_HOST,
    // Without a trailing slash.
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.HTTP_PORT}`,
    // Otherwise a client on loopback may be a proxy, and speak for somebody far away.
    onlyThisMachine: !v.TRUST_PROXY && isThisMachineUrl(v.PUBLIC_URL),
    mailDomains: v.MAIL_DOMAINS,
    mailHost: v.MAIL_HOST ?? nameIn(v.PUBLIC_URL) ?? v.MAIL_DOMAINS[0]!,
    catchAll: v.CATCH_ALL,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    // Set when DATABASE_URL goes through a pooler: LISTEN needs a connection of its own to the server.
    databaseListenUrl: v.DATABASE_LISTEN_URL,
    mailKey: v.MAIL_KEY,
    mailKeyOld: v.MAIL_KEY_OLD ?? [],
    trustProxy: v.TRUST_PROXY ?? [],
    proxyProtocol: v.PROXY_PROTOCOL ?? [],
    metricsToken: v.METRICS_TOKEN,
    operatorToken: v.OPERATOR_TOKEN,
    smtpTls: v.SMTP_TLS_CERT && v.SMTP_TLS_KEY ? { cert: v.SMTP_TLS_CERT, key: v.SMTP_TLS_KEY } : null,
    smtpOutUrl: v.SMTP_OUT_URL,
    mailFrom: v.MAIL_FROM ?? `no-reply@${v.MAIL_DOMAINS[0]}`,
    supportEmail: v.SUPPORT_EMAIL ?? `support@${v.MAIL_DOMAINS[0]}`,
    plans: {
      free: {
        ...free,
        lifetimeMs: v.FREE_LIFETIME,
        extensions: v.FREE_EXTENSIONS,
        maxLifetimeMs: v.FREE_LIFETIME * (1 + v.FREE_EXTENSIONS),
        maxAddresses: v.FREE_MAX_ADDRESSES,
        attachmentLimit: v.FREE_ATTACHMENT_LIMIT,
      },
      premium: {
        ...premium,
        lifetimeMs: v.PREMIUM_LIFETIME,
        maxLifetimeMs: Math.max(v.PREMIUM_LIFETIME, v.PREMIUM_MAX_LIFETIME),
        maxAddresses: v.PREMIUM_MAX_ADDRESSES,
        maxDomains: v.PREMIUM_MAX_DOMAINS,
        attachmentLimit: v.PREMIUM_ATTACHMENT_LIMIT,
      },
    } satisfies Plans as Plans,
    guestCooldownMs: v.GUEST_COOLDOWN,
    mailtmHosts: v.MAILTM_HOSTS ?? [],
    generateLimitPerIp: v.GENERATE_LIMIT_PER_IP,
    storeLimitPerNetwork: v.STORE_LIMIT_PER_NETWORK,
    // The embedded database shares its disk with Mayfly, which measures the free space there.
    storageLimit: v.STORAGE_LIMIT ?? (v.DATABASE_URL ? EXTERNAL_STORAGE_LIMIT : 0),
    // Empty to use the system's.
    dnsServers: v.DNS_SERVERS ?? [],
    senderChecks: v.SENDER_CHECKS === 'on',
    fetchAllow: v.FETCH_ALLOW ?? [],
    imageProxy: v.IMAGE_PROXY === 'on',
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

/** The host of a URL, if it is a name that others can look up. */
function nameIn(url: string | null): string | null {
  const { hostname } = new URL(url ?? 'http://localhost');
  return hostname.includes('.') && domain.safeParse(hostname).success ? hostname : null;
}

/** Whether mail programs can reach mailboxes. */
export const hasRetrieval = ({ imapPort, imapsPort, pop3Port, pop3sPort }: Config) =>
  [imapPort, imapsPort, pop3Port, pop3sPort].some((port) => port !== null);

/** Whether only browsers on this machine can open it. */
function isThisMachineUrl(url: string | null): boolean {
  const { hostname } = new URL(url ?? 'http://localhost');
  return hostname.endsWith('.localhost') || isPrivateHost(hostname.replace(/^\[|\]$/g, ''), ['loopback']);
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
