import { useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { AnotherDomain, useOtherDomain } from './another-domain.tsx';
import { texts } from './texts.ts';

/** Generates the next address, with another domain than this one. */
export default function AnotherDomainDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const other = useOtherDomain(address);
  // There may be no place left while the dialog closes.
  const [domain] = useState(other);
  return (
    <Dialog title={texts.tryAnotherDomain} onClose={onClose}>
      {domain && <AnotherDomain domain={domain} onGenerated={onClose} />}
    </Dialog>
  );
}
