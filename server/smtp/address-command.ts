import { isIPv4, isIPv6 } from 'node:net';
import { domainToUnicode } from 'node:url';

/** The path and the parameters of MAIL FROM or RCPT TO. */
export type AddressCommand = {
  /** Empty for the null sender of bounces. */
  address: string;
  /** By name in upper case. The value is true where none was given. */
  parameters: Map<string, string | true> | null;
  /** A parameter that was given twice. */
  duplicate: string | null;
};

/** What nearly all senders write: a plain address and no parameters. */
const PLAIN =
  /^<([\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)>$/i;
const SOURCE_ROUTE = /^@[^\s,:@]+(?:,@[^\s,:@]+)*:/;
/** A local part in quotes, which may hold spaces and at signs, then the domain and the parameters. */
const QUOTED =
  /^<(?:@[^\s,:@<>]+(?:,@[^\s,:@<>]+)*:)?("(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])+")@([^\s@"<>]+)>(?:[\t ](.*))?$/s;
const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const CONTROL = /[\x00-\x1f\x7f-\x9f]/;
/** Control characters and zero-width characters, which are only used to deceive. */
const UNSAFE = new RegExp(`${CONTROL.source}|[\\u200b\\u2060\\ufeff]`);
const MAX_ADDRESS = 253;

/** Reads `NAME:<address> KEY=value …`. Null if the syntax is wrong. A source route is ignored. */
export function readAddressCommand(name: 'MAIL FROM' | 'RCPT TO', line: string): AddressCommand | null {
  const colon = line.indexOf(':');
  if (colon < 0 || line.slice(0, colon).trim().toUpperCase() !== name) return null;
  const text = line.slice(colon + 1).trim();
  const plain = text.length <= MAX_ADDRESS && !/xn--/i.test(text) ? PLAIN.exec(text) : null;
  if (plain) return { address: plain[1]!, parameters: null, duplicate: null };
  return (text.includes('"') ? readQuoted(text) : null) ?? readUnquoted(name, text);
}

function readQuoted(text: string): AddressCommand | null {
  const [, quoted, domain, rest = ''] = QUOTED.exec(text) ?? [];
  return quoted ? withParameters(joinAddress(unquote(quoted), domain!), rest) : null;
}

function readUnquoted(name: string, text: string): AddressCommand | null {
  const end = text.search(/\s/);
  const path = end < 0 ? text : text.slice(0, end);
  if (!/^<[^<>]*>$/.test(path)) return null;
  const address = path.slice(1, -1).replace(SOURCE_ROUTE, '');
  const rest = end < 0 ? '' : text.slice(end);
  // RFC 5321, section 4.1.1.3: the only recipient without a domain.
  if (!address || (name === 'RCPT TO' && address.toLowerCase() === 'postmaster'))
    return withParameters(address, rest);
  const [local, domain, ...more] = address.split('@');
  if (!local || !domain || more.length || UNSAFE.test(address)) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  return withParameters(joinAddress(local, domain), rest);
}

function joinAddress(local: string, domain: string): string | null {
  if (local.length + 1 + domain.length > MAX_ADDRESS) return null;
  const known = domain.startsWith('[') && domain.endsWith(']') ? readLiteral(domain) : readDomain(domain);
  return known && `${local}@${known}`;
}

function readLiteral(domain: string): string | null {
  const inside = domain.slice(1, -1);
  const isKnown = /^ipv6:/i.test(inside) ? isIPv6(inside.slice(5)) : isIPv4(inside);
  return isKnown ? domain : null;
}

/** International names are read in their Unicode form. Underscores are not allowed in names, but some senders use them. */
function readDomain(domain: string): string | null {
  if (/^[.]|[.]$|\.\.|\.-|-\./.test(domain) || !/^[\w\u0080-\uffff.-]+$/.test(domain)) return null;
  const isEncoded = /(^|\.)xn--/i.test(domain);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (domain.includes('_') && (isEncoded || /[^\x00-\x7f]/.test(domain))) return null;
  return isEncoded ? domainToUnicode(domain) || null : domain;
}

function withParameters(address: string | null, text: string): AddressCommand | null {
  if (address === null) return null;
  let parameters: AddressCommand['parameters'] = null;
  let duplicate: string | null = null;
  for (const word of text.split(/\s+/)) {
    const equals = word.indexOf('=');
    const key = (equals < 0 ? word : word.slice(0, equals)).toUpperCase();
    if (!key) continue;
    const value = equals < 0 ? '' : decodeXtext(word.slice(equals + 1));
    if (CONTROL.test(value)) return null;
    parameters ??= new Map();
    if (parameters.has(key)) duplicate = key;
    parameters.set(key, value || true);
  }
  return { address, parameters, duplicate };
}

/** RFC 3461: `+XX` is a byte in hexadecimal. */
const decodeXtext = (text: string) =>
  text.replace(/\+([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** `"local"@domain` is the same address as `local@domain`: quotes stay only where they are needed. */
function unquote(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\(.)/g, '$1');
  return ATOMS.test(inside) ? inside : `"${inside.replace(/["\\]/g, '\\$&')}"`;
}
