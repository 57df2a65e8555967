import { AddressText } from '#web/components/address-text.tsx';
import { Button } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { useMessages } from '../inbox/live/messages-provider.tsx';
import { texts } from './texts.tsx';

/** Points to mail at another address of the visitor, while the list of this one is empty. */
export function Elsewhere() {
  const { selected, select } = useAddresses();
  const { unreadByAddress } = useMessages();
  const others = [...unreadByAddress].filter(([address]) => address !== selected?.address);
  if (others.length === 0) return null;
  return (
    <ul className="@container flex w-full flex-col gap-2">
      {others.map(([address, count]) => (
        <li
          key={address}
          className="flex animate-rise flex-col items-stretch gap-x-4 gap-y-2 rounded-md bg-accent-soft p-3 @md:flex-row @md:items-center @md:justify-between"
        >
          <p className="text-sm">
            {texts.newMessagesAt(count, <AddressText address={address} className="font-mono" />)}
          </p>
          <Button variant="primary" size="sm" className="min-h-11" onClick={() => select(address)}>
            {texts.goToInbox}
          </Button>
        </li>
      ))}
    </ul>
  );
}
