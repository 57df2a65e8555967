import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses outside this range are not assigned to public hosts. Many of them contain an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Looks public, but belongs to the machine's own cloud platform: Azure's host answers there. */
const PLATFORM = new Set(['168.63.129.16']);

/** Whether a host of the public internet can have this address. */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_IPV6) && !isIsatap(address);
  return !PLATFORM.has(address.toString());
}

/** An ISATAP address ends in an IPv4 address, which its tunnel connects to. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4]! & 0xfdff) === 0 && parts[5] === 0x5efe;
}

/** The networks of a list of addresses and CIDRs. */
export function createNetworkList(networks: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The one standard spelling of an address. */
export const plainAddress = (text: string): string =>
  isIP(text) ? ipaddr.process(text.replace(/%.*$/, '')).toNormalizedString() : text;
