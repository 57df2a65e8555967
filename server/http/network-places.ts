import { texts } from '#contract/texts.ts';
import { Refusal } from '#server/domain/errors.ts';
import { crowdOf } from '#server/domain/network.ts';

/** Counts what each network has open at the same time. */
export function createNetworkPlaces({ max, retryAfter }: { max: number; retryAfter: number }) {
  const taken = new Map<string, number>();

  return {
    /** Takes a place, or refuses when the network has none left. Returns a function that frees the place. */
    take({ ip }: { ip: string | undefined }): () => void {
      // The socket of a client that has already disconnected has no address.
      const network = crowdOf(ip ?? '');
      if (!network) return () => {};
      const count = taken.get(network) ?? 0;
      if (count >= max) throw new Refusal('rate-limited', texts.tooManyRequests, { retryAfter });
      taken.set(network, count + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        const left = taken.get(network)! - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
}
