import { Refusal } from '#server/domain/errors.ts';
import { allowancesOf, isThisMachine } from '#server/domain/network.ts';

/** Counts what each network has open at the same time. This machine itself is not counted. */
export function createNetworkSlots({ max, retryAfter }: { max: number; retryAfter: number }) {
  const taken = new Map<string, number>();

  function count(network: string, by: 1 | -1) {
    const left = (taken.get(network) ?? 0) + by;
    if (left > 0) taken.set(network, left);
    else taken.delete(network);
  }

  return {
    /** Takes a slot, or refuses when a network of the address has none left. Returns a function that frees the slot. */
    take({ ip }: { ip: string | undefined }): () => void {
      // The socket of a client that has already disconnected has no address.
      const networks = isThisMachine(ip ?? '') ? [] : allowancesOf(ip ?? '', max);
      if (networks.some(({ network, max }) => (taken.get(network) ?? 0) >= max))
        throw new Refusal('rate-limited', 'too-many-requests', { retryAfter });
      for (const { network } of networks) count(network, 1);
      return () => {
        for (const { network } of networks.splice(0)) count(network, -1);
      };
    },
  };
}
