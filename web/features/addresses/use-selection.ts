import { useCallback, useMemo, useState } from 'react';
import { readText, session, writeText } from '#web/lib/storage.ts';
import { keepSelection, type TempEmail } from './temp-email.ts';
import { useExpiry } from './use-expiry.ts';

const KEY = 'selected_address';

/** Which address is selected. Expired addresses are left out of the list, except the selected one. */
export function useSelection(list: TempEmail[], now: () => number) {
  const [chosen, setChosen] = useState(() => readText(session, KEY));
  const expiredAddresses = useExpiry(list, now);
  const selectedAddress = keepSelection(list, chosen);

  const emails = useMemo(
    () => list.filter(({ address }) => address === selectedAddress || !expiredAddresses.has(address)),
    [list, selectedAddress, expiredAddresses],
  );
  const select = useCallback((address: string) => {
    writeText(session, KEY, address);
    setChosen(address);
  }, []);

  return {
    emails,
    selected: emails.find(({ address }) => address === selectedAddress) ?? null,
    expired: selectedAddress !== null && expiredAddresses.has(selectedAddress),
    select,
  };
}
