import { ChevronsUpDown } from 'lucide-react';
import { Select } from '#web/components/select.tsx';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { formatRemaining } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.tsx';
import { switcherClass, UnreadElsewhere } from './unread-elsewhere.tsx';

/** Switches between the visitor's addresses. Each shows its unread messages and the time it has left. */
export function AddressSwitcher({ standalone }: { standalone: boolean }) {
  const { emails, selected, select, now } = useAddresses();
  const { unreadByAddress } = useMessages();
  const time = useNow(now, 1000);
  return (
    <Select
      id="select-address"
      label={texts.select}
      className={switcherClass(standalone)}
      face={
        <>
          <UnreadElsewhere />
          {standalone && <span aria-hidden>{texts.switchAddress}</span>}
          <ChevronsUpDown aria-hidden size={16} />
        </>
      }
      value={selected?.address ?? ''}
      onChange={select}
      options={emails.map(({ address, expiresAt, endsWithDomain }) => ({
        value: address,
        label: address,
        detail:
          detailOf(unreadByAddress.get(address), formatRemaining(expiresAt, time)) +
          (endsWithDomain ? ` · ${texts.domainEnds}` : ''),
      }))}
    />
  );
}

const detailOf = (unread: number | undefined, left: string) =>
  unread ? texts.unreadAndLeft({ unread, left }) : left;
