import { useState } from 'react';
import { useCopy } from '#web/components/use-copy.ts';
import type { Copied } from './use-first-after-copy.ts';

export type AddressCopy = ReturnType<typeof useAddressCopy>;

/** Copies the address of a desk. `isFresh` is true for the next 2 s; `last` stays. */
export function useAddressCopy(address: string) {
  const { copied, copy } = useCopy();
  const [last, setLast] = useState<Copied | null>(null);
  const wasCopied = last?.address === address;
  return {
    last,
    wasCopied,
    isFresh: copied && wasCopied,
    copy: async () => {
      if (await copy(address)) setLast({ address });
    },
  };
}
