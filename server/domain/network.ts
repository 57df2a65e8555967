import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { WIDE_FACTOR } from '#server/lib/fair-queue.ts';

/** Where a request or a mail comes from. */
export type Client = { ip: string };
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Null for text that is not an address. A zone id is dropped, and an IPv4 address in IPv6 form becomes IPv4. */
export function parseAddress(text: string): Address | null {
  const address = text.replace(/%.*$/, '');
  // ipaddr.js alone would also read shorthand such as `10.1`.
  return isIP(address) ? ipaddr.process(address) : null;
}

/** An address range such as 10.1.0.0/16 in its one standard form. A single address is a range of one. */
export function parseRange(text: string): { address: Address; bits: number } | null {
  const [given = '', length, ...more] = text.split('/');
  if (!isIP(given) || given.includes('%') || more.length) return null;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null;
  const written = ipaddr.parse(given);
  const address = ipaddr.process(given);
  const mapped = written.kind() !== address.kind();
  const bits = Number(length ?? sizeOf(written)) - (mapped ? 96 : 0);
  if (bits < 0 || bits > sizeOf(address)) return null;
  return { address: firstOf(address, bits), bits };
}

/**
 * The networks of an address. One IPv6 customer has at least a /64 and often a /48; an IPv4 address is its own network.
 * Everything that is not an address counts as one network, so that odd text cannot make up many.
 */
export function networksOf(ip: string): { narrow: string; wide: string } {
  const address = parseAddress(ip);
  if (!address) return { narrow: 'unknown', wide: 'unknown' };
  if (address.kind() === 'ipv4') return { narrow: address.toString(), wide: address.toString() };
  return { narrow: `${firstOf(address, 64)}/64`, wide: `${firstOf(address, 48)}/48` };
}

/**
 * Every network that an address counts toward, widest first, and how much of something each may use. All limits on
 * networks come from here, so none of them can forget the /48.
 */
export function allowancesOf(ip: string, max: number, wideFactor = WIDE_FACTOR) {
  const { narrow, wide } = networksOf(ip);
  const own = { network: narrow, max };
  return wide === narrow ? [own] : [{ network: wide, max: max * wideFactor }, own];
}

/** Where work for an address waits in a fair queue: with its /48 first, then with its /64. */
export function lineOf(ip: string): string {
  const { narrow, wide } = networksOf(ip);
  return `${wide} ${narrow}`;
}

/**
 * Whether this is our own machine: the operator's tool, or a proxy in front of all visitors that TRUST_PROXY doesn't
 * name.
 */
export const isThisMachine = (ip: string): boolean => parseAddress(ip)?.range() === 'loopback';

const sizeOf = (address: Address) => address.toByteArray().length * 8;

/** The first address of the range of this length that contains the address. */
function firstOf(address: Address, bits: number): Address {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return kind.networkAddressFromCIDR(`${address}/${bits}`);
}
