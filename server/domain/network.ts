import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
 * The networks an address is counted by. One IPv6 customer has at least a /64 and often a /48. IPv4 addresses, and
 * text that is not an address, stand for themselves.
 */
export function networksOf(ip: string): { narrow: string; wide: string } {
  const address = parseAddress(ip);
  if (!address) return { narrow: ip, wide: ip };
  if (address.kind() === 'ipv4') return { narrow: address.toString(), wide: address.toString() };
  return { narrow: `${firstOf(address, 64)}/64`, wide: `${firstOf(address, 48)}/48` };
}

/**
 * The network that the limits on simultaneous requests count, or null for this machine: there it is the operator's own
 * tool, or a proxy that stands for all visitors until TRUST_PROXY names it.
 */
export function crowdOf(ip: string): string | null {
  const address = parseAddress(ip);
  return address?.range() === 'loopback' ? null : networkOf(ip);
}

/** The network behind an address: the address itself for IPv4, its /64 for IPv6. */
export const networkOf = (ip: string): string => networksOf(ip).narrow;

const sizeOf = (address: Address) => address.toByteArray().length * 8;

/** The first address of the range of this length that holds the address. */
function firstOf(address: Address, bits: number): Address {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return kind.networkAddressFromCIDR(`${address}/${bits}`);
}
