import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import type { BlockKind } from '#server/store/operations/block-store.ts';

export type BlockTarget = { kind: BlockKind; target: string };

/** Wider ranges hold whole continents: more likely a slip than a wish. */
const WIDEST = { 4: 8, 6: 16 } as const;
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** A sending domain or an address range in the one form it is kept in; null for what is neither. */
export function readBlockTarget(text: string): BlockTarget | null {
  const given = text.trim().toLowerCase();
  const network = readNetwork(given);
  if (network) return { kind: 'network', target: network };
  // As people write it: @spam.example, *.spam.example, .spam.example
  const name = senderDomain(given.replace(/^(@|\*?\.)/, ''));
  const labels = name.split('.');
  const isName =
    name.length <= 253 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
  return isName ? { kind: 'domain', target: name } : null;
}

/** Why this may not be shut out; null when it may. */
export function whyNotBlock({ kind, target }: BlockTarget, ownDomains: string[]): string | null {
  if (kind === 'network')
    return /^(127\.|::1?\/)/.test(target) ? 'That is this machine itself, which is not blocked.' : null;
  const labels = target.split('.');
  if (labels.length < 2)
    return 'Please give a whole domain such as spam.example: one word would shut out all that ends in it.';
  if (!labels.every((part) => /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(part)))
    return `${target} can be no domain of a sender.`;
  const own = ownDomains.find((domain) => domain === target || domain.endsWith(`.${target}`));
  return own ? `That would shut out ${own}, a domain of yours (MAIL_DOMAINS).` : null;
}

/** The ASCII form of a domain, without the dot of the root. Empty for what is none. */
export const senderDomain = (text: string) => domainToASCII(text.toLowerCase().replace(/\.$/, ''));

function readNetwork(text: string): string | null {
  const [given = '', length, ...more] = text.split('/');
  const bytes = bytesOf(given);
  if (!bytes || more.length || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const written = isIPv4(given) ? 4 : 6;
  const mapped = written === 6 && bytes.subarray(0, 12).toString('hex') === `${'0'.repeat(20)}ffff`;
  const family = mapped ? 4 : written;
  const own = mapped ? bytes.subarray(12) : bytes;
  const bits = (length === undefined ? bytes.length * 8 : Number(length)) - (mapped ? 96 : 0);
  if (bits > own.length * 8 || bits < WIDEST[family]) return null;
  const masked = own.map((byte, at) => byte & (0xff << Math.max(0, Math.min(8, 8 * (at + 1) - bits))));
  return `${textOf(masked)}/${bits}`;
}

function bytesOf(address: string): Buffer | null {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  if (!isIPv6(address) || address.includes('%')) return null;
  // The URL parser writes every form the same way, without a dotted end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const [left, right] = [groups(head), groups(tail ?? '')];
  const whole = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(whole.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

const textOf = (bytes: Uint8Array) =>
  bytes.length === 4
    ? bytes.join('.')
    : new URL(`http://[${Buffer.from(bytes).toString('hex').match(/.{4}/g)!.join(':')}]`).hostname.slice(
        1,
        -1,
      );
