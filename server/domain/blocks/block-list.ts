import { BlockList, isIP } from 'node:net';
import { type BlockTarget, senderDomain } from './block-target.ts';

/** All blocks in memory: a mail costs a few lookups and no question to the database. */
export function createBlockList(blocks: BlockTarget[]) {
  const networks = new BlockList();
  const domains = new Set<string>();
  for (const { kind, target } of blocks) {
    if (kind === 'domain') domains.add(target);
    else {
      const [address, bits] = target.split('/') as [string, string];
      networks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
    }
  }

  return {
    /** Takes IPv4 addresses in their IPv6 form too. */
    hasNetwork(address: string): boolean {
      const plain = address.replace(/%.*$/, '');
      const family = isIP(plain);
      return family !== 0 && networks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
    },

    /** The domain of an envelope's sender, or one above it. A bounce has no sender and is never meant. */
    hasSender(address: string): boolean {
      if (!domains.size) return false;
      let name = senderDomain(address.slice(address.lastIndexOf('@') + 1));
      while (name) {
        if (domains.has(name)) return true;
        const dot = name.indexOf('.');
        name = dot < 0 ? '' : name.slice(dot + 1);
      }
      return false;
    },
  };
}

export type Blocks = ReturnType<typeof createBlockList>;
