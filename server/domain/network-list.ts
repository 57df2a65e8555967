import { BlockList } from 'node:net';
import { parseAddress, parseRange } from './network.ts';

/** Tells whether one of these ranges contains an address. Also reads IPv4 addresses in IPv6 form. Null without ranges. */
export function createNetworkList(ranges: string[]): ((address: string) => boolean) | null {
  if (!ranges.length) return null;
  const list = new BlockList();
  for (const range of ranges) {
    const { address, bits } = parseRange(range)!;
    list.addSubnet(address.toString(), bits, address.kind());
  }
  return (text) => {
    const address = parseAddress(text);
    return address !== null && list.check(address.toString(), address.kind());
  };
}
