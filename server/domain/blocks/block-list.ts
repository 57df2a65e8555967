import { createNetworkList } from '../network-list.ts';
import { type BlockTarget, senderDomain } from './block-target.ts';

/** All blocks, in memory, so that a mail needs a few lookups and no query. */
export function createBlockList(blocks: BlockTarget[]) {
  const targets = (of: BlockTarget['kind']) =>
    blocks.flatMap(({ kind, target }) => (kind === of ? target : []));
  const isInNetworks = createNetworkList(targets('network'));
  const domains = new Set(targets('domain'));

  return {
    hasNetwork: (address: string): boolean => isInNetworks?.(address) ?? false,

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
