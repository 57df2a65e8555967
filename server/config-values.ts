import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { parse as parseDatabaseUrl } from 'pg-connection-string';
import { z } from 'zod';
import { readDuration } from './lib/duration.ts';
import { readHostName } from './lib/host-name.ts';
import { serverUrls, TARGETS } from './store/server-urls.ts';

/** One schema for each kind of value: it parses the text from the environment into the value the program uses. */

const written = <T>(expected: string, read: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value === undefined) {
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    }
    return value;
  });

export const wholeNumber = (min: number, max: number) =>
  written(`must be a whole number from ${min} to ${max}`, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  });

export const duration = (min: number, max: number, words: string) =>
  written(`must be a duration such as 500ms, 90s, 15m, 1h or 2d, ${words}`, (text) => {
    const value = text === '0' ? 0 : readDuration(text);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  });

const sizes = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 } as const;

function readSize(text: string, max: number): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(B|KB|MB|GB|TB)$/i.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  const value = Math.round(Number(amount) * sizes[unit.toUpperCase() as keyof typeof sizes]);
  return value >= 1 && value <= max ? value : undefined;
}

/** The text of a size in the largest unit that divides it: '5MB'. */
export function sizeText(bytes: number): string {
  const unit = (['GB', 'MB', 'KB'] as const).find((name) => bytes % sizes[name] === 0) ?? 'B';
  return `${bytes / sizes[unit]}${unit}`;
}

export const size = (max: number, words: string) =>
  written(`must be a size such as 500KB, 5MB or 1GB, ${words}`, (text) => readSize(text, max));

/** For limits that can be switched off. */
export const sizeOrZero = (max: number, words: string) =>
  written(`must be 0 or a size such as 500MB, 5GB or 1TB, ${words}`, (text) =>
    text === '0' ? 0 : readSize(text, max),
  );

const readDomain = (text: string) => readHostName(text) ?? undefined;

/** A comma-separated list. */
const listOf = <T>(expected: string, read: (text: string) => T | undefined) =>
  written(expected, (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const values = parts.filter((part) => part !== '').map(read);
    return values.length === 0 || values.includes(undefined) ? undefined : [...new Set(values as T[])];
  });

export const domain = written('must be a domain name', readDomain);

export const domains = listOf('must be one or more domain names, separated by commas', readDomain);

export const networks = listOf('must be IP addresses or CIDRs, separated by commas', (text) => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length) return undefined;
  // Of an IPv4 address in IPv6 form, the first 96 bits say no more than that.
  const shortest = ipaddr.parse(address).kind() === ipaddr.process(address).kind() ? 0 : 96;
  const longest = family === 6 ? 128 : 32;
  const bitsFit = /^\d{1,3}$/.test(bits ?? '0') && Number(bits ?? longest) <= longest;
  return bitsFit && Number(bits ?? longest) >= shortest ? text : undefined;
});

export const dnsServers = listOf(
  'must be IP addresses with or without a port, such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas',
  (text) => {
    const [, inBrackets, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
    const address = inBrackets ?? plain ?? text;
    const portFits = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
    const familyFits = isIP(address) === (plain === undefined ? 6 : 4);
    return portFits && familyFits ? text : undefined;
  },
);

const readHost = (text: string) => (isIP(text) !== 0 ? text : readDomain(text));

export const host = written('must be an IP address or a host name', readHost);

export const hosts = listOf('must be host names without ports, separated by commas', readHost);

/** Scheme and host only: Mayfly cannot be served from a path. */
export const origin = written('must be a URL such as https://mail.example, without a path', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return plain && /^https?:$/.test(url.protocol) ? url.origin : undefined;
});

export const issuer = written('must be an http or https URL', (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined,
);

export const urlOf = (...schemes: string[]) => {
  const starts = schemes.map((scheme) => `${scheme}://`);
  return written(
    `must be a URL that begins with ${starts.join(' or ')}, with special characters in the password written as %23 for #, %2F for / and so on`,
    (text) => (starts.some((start) => text.startsWith(start)) && isWholeUrl(text) ? text : undefined),
  );
};

/**
 * False for a URL whose password holds an unescaped #, / or ?. It would be cut there, and the rest of the password
 * would be taken for a host or a database name and appear in error messages.
 */
function isWholeUrl(text: string): boolean {
  return (serverUrls(text)?.urls ?? [text]).every(isWhole);
}

function isWhole(text: string): boolean {
  // PostgreSQL's URLs may leave the host out, which the URL parser does not accept after a user name.
  const withHost = text.replace('@/', '@localhost/');
  if (!URL.canParse(withHost)) return false;
  const { pathname, search, hash } = new URL(withHost);
  return hash === '' && !`${pathname}${search}`.includes('@');
}

/** One server, or several with commas between them. */
export const databaseUrl = urlOf('postgres', 'postgresql')
  .refine(
    (text) => serverUrls(text) !== null,
    `must name a host between every two commas, and one of ${TARGETS.join(', ')} in target_session_attrs`,
  )
  .refine(
    canReadFiles,
    'must name files that can be read in sslcert, sslkey and sslrootcert, not their content',
  );

/** The driver reads these files. Its error would show the value, which is a secret if it is the key itself. */
function canReadFiles(text: string): boolean {
  try {
    for (const url of serverUrls(text)?.urls ?? []) parseDatabaseUrl(url);
    return true;
  } catch (error) {
    // Other errors are reported when the database is opened.
    return (error as NodeJS.ErrnoException).syscall === undefined;
  }
}

export const email = written('must be an email address', (text) =>
  z.email().safeParse(text).success ? text : undefined,
);

const readKey = (text: string) => {
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
  return bytes?.length === 32 ? bytes : undefined;
};
export const key32 = written('must be 32 bytes in base64 (44 characters)', readKey);
export const keys32 = written('must be keys of 32 bytes in base64, separated by commas', (text) => {
  const keys = text.split(',').map((part) => readKey(part.trim()));
  return keys.every((key) => key !== undefined) ? keys : undefined;
});

export const folder = written('must be a folder', (text) => resolve(text));

export const readableFile = written('must be the path of an ordinary file that can be read', (text) => {
  try {
    accessSync(text, constants.R_OK);
    // Reading a pipe would wait for its writer forever.
    return statSync(text).isFile() ? resolve(text) : undefined;
  } catch {
    return undefined;
  }
});

/** A file that `parseEnv` reads. A line that it does not understand would make it skip others as well. */
export const fileOfSettings = readableFile.superRefine((path, context) => {
  const lines = brokenLines(readFileSync(path, 'utf8'));
  if (lines.length)
    context.addIssue({ code: 'custom', message: `has lines that are not NAME=value: ${lines.join(', ')}` });
});

const QUOTED = /^([ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=[ \t]*)(["'`])[\s\S]*?\2/gm;
const ASSIGNMENT = /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=/;

/** The numbers of lines that are neither empty nor a comment nor an assignment. Quoted values may have several lines. */
function brokenLines(text: string): number[] {
  const unquoted = text.replaceAll(QUOTED, (all, name) => name + '\n'.repeat(all.split('\n').length - 1));
  return unquoted
    .split('\n')
    .flatMap((line, at) => (/^\s*(#|$)/.test(line) || ASSIGNMENT.test(line) ? [] : [at + 1]));
}

/** An id that is written into pages. */
export const identifier = written('must be letters, digits, - and _ only', (text) =>
  /^[\w-]{1,80}$/.test(text) ? text : undefined,
);

export const secret = written('must be printable characters without spaces', (text) =>
  /^[\x21-\x7e]+$/.test(text) ? text : undefined,
);

/** Long enough that it cannot be guessed. */
export const longSecret = written('must be at least 24 printable characters without spaces', (text) =>
  /^[\x21-\x7e]{24,400}$/.test(text) ? text : undefined,
);

/** Can be sent as a bearer token. */
export const bearerToken = written('must be 16 to 100 letters, digits, dashes or underscores', (text) =>
  /^[\w-]{16,100}$/.test(text) ? text : undefined,
);

export const oneOf = <const T extends string>(...names: T[]) =>
  written(`must be one of ${names.join(', ')}`, (text) => names.find((name) => name === text.toLowerCase()));

export const someOf = <const T extends string>(...names: T[]) =>
  listOf(`must be some of ${names.join(', ')}, separated by commas`, (text) =>
    names.find((name) => name === text.toLowerCase()),
  );
