import { BlockList } from 'node:net';
import { parseAddress, parseRange } from '../network.ts';
import { type BlockTarget, senderDomain } from './block-target.ts';

/** All blocks, in memory, so that a mail needs a few lookups and no query. */
export function createBlockList(blocks: BlockTarget[]) {
  const networks = new BlockList();
  const domains = new Set<string>();
  const hasNetworks = blocks.some(({ kind }) => kind === 'network');
  for (const { kind, target } of blocks) {
    if (kind === 'domain') domains.add(target);
    else {
      const { address, bits } = parseRange(target)!;
      networks.addSubnet(address.toString(), bits, address.kind());
    }
  }

  return {
    /** Also reads IPv4 addresses in IPv6 form. */
    hasNetwork(address: string): boolean {
      if (!hasNetworks) return false;
      const parsed = parseAddress(address);
      return parsed !== null && networks.check(parsed.toString(), parsed.kind());
    },

    /** Checks the domain of the envelope sender and its parent domains. A bounce has no sender and is never blocked. */
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
