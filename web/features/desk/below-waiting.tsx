import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { QuietLine } from './quiet-line.tsx';
import { texts } from './texts.tsx';

const WhyNoMail = lazyPart(() => import('./deliveries/why-no-mail.tsx'));
const RefusedDialog = lazyPart(() => import('#web/features/addresses/domains/refused-dialog.tsx'));

type BelowWaitingProps = { address: string; copied: boolean; onCopy: () => void };

/** For the owner, while no mail has come: why that may be, and a place to say that a site refused the address. */
export function BelowWaiting(props: BelowWaitingProps) {
  // Here, so that the dialog stays open when what is below it changes.
  const [isRefused, setRefused] = useState(false);
  const onRefused = () => RefusedDialog.open(() => setRefused(true));
  return (
    <>
      <WhyNoMail quiet fallback={<QuietLine onRefused={onRefused} />} {...props} onRefused={onRefused} />
      {isRefused && (
        <RefusedDialog title={texts.siteRefused} address={props.address} onClose={() => setRefused(false)} />
      )}
    </>
  );
}
