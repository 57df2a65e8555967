import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropSelection, forgetExpired, readSelection, writeSelection } from './guest-storage.ts';
import { keepSelection, type TempEmail } from './temp-email.ts';
import { useExpiry } from './use-expiry.ts';

/** Which address is selected. Expired addresses are left out of the list, except the selected one. */
export function useSelection(list: TempEmail[], isListed: boolean, now: () => number, isGuest: boolean) {
  const [chosen, setChosen] = useState(readSelection);
  const expiredAddresses = useExpiry(list, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: now, and whenever an address expires
  useEffect(() => forgetExpired(now()), [expiredAddresses]);
  useEffect(() => {
    if (isListed) dropSelection(list.filter(({ address }) => !expiredAddresses.has(address)));
  }, [isListed, list, expiredAddresses]);
  const selectedAddress = keepSelection(list, chosen);

  const emails = useMemo(
    () => list.filter(({ address }) => address === selectedAddress || !expiredAddresses.has(address)),
    [list, selectedAddress, expiredAddresses],
  );
  const select = useCallback(
    (address: string) => {
      writeSelection(address, isGuest);
      setChosen(address);
    },
    [isGuest],
  );

  return {
    emails,
    selected: emails.find(({ address }) => address === selectedAddress) ?? null,
    expired: selectedAddress !== null && expiredAddresses.has(selectedAddress),
    select,
  };
}
