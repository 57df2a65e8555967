import { useEffect, useState } from 'react';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { readKnownEmails } from '#web/features/addresses/guest-storage.ts';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeLeft } from '#web/features/addresses/time-ring.tsx';
import { texts } from './texts.tsx';

/** Home shows a subscriber only the addresses of the account. Says where to read the free ones of this browser, if any. */
export function FreeAddressesNote() {
  const { now } = useAddresses();
  const [emails, setEmails] = useState<TempEmail[]>([]);
  useEffect(() => setEmails(readKnownEmails(now())), [now]);
  if (emails.length === 0) return null;
  return (
    <Alert kind="hint">
      <p>{texts.freeAddressesStayOutside}</p>
      <ul className="@container mt-1">
        {emails.map((email) => (
          <li key={email.id} className="flex flex-col py-1.5 @xs:flex-row @xs:justify-between @xs:gap-3">
            <TextLink to={`/inbox/${encodeURIComponent(email.address)}`}>
              <AddressText address={email.address} />
            </TextLink>
            <TimeLeft email={email} now={now} className="shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
