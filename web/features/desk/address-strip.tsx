import type { ReactNode } from 'react';
import { AddressField } from '#web/features/addresses/address-field.tsx';
import { CopyButton } from '#web/features/addresses/copy-button.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeLeft, TimeRing } from '#web/features/addresses/time-ring.tsx';
import { cx } from '#web/lib/cx.ts';
import { useMedia } from '#web/lib/use-media.ts';
import type { AddressCopy } from './use-address-copy.ts';

const HOUR = 3_600_000;

/** The address of a desk, and what can be done with it in the bar or on the waiting screen. */
export type DeskAddress = {
  address: string;
  label: string;
  /** When it was created and when it expires. Null until that is known, and absent where it stays unknown. */
  email?: (Pick<TempEmail, 'createdAt' | 'expiresAt'> & Partial<TempEmail>) | null | undefined;
  now: () => number;
  copying: AddressCopy;
  /** Chooses another address, where there are several: at the end of the field, or as a button of its own. */
  switcher?: ((standalone: boolean) => ReactNode) | undefined;
  /** Next to the time left, where the bar has no room for it. */
  counter?: ReactNode;
  /** The waiting screen shows a QR code. */
  hasCode?: boolean | undefined;
};

/** The address in the bar: its time, the address itself, and Copy. */
export function AddressStrip(props: DeskAddress & { ended: boolean }) {
  const { address, label, email, now, copying, switcher, counter, ended } = props;
  const hasRoom = useMedia('(width >= 64rem)');
  // As wide as the time that takes its place, so that nothing moves.
  const left = email === null ? { createdAt: 0, expiresAt: now() + HOUR } : email;
  // The clock ticks once a second, and must not show a second that is left after the end.
  const time = left && ended ? { createdAt: 0, expiresAt: 0 } : left;
  const timeClass = cx(email === null && 'invisible');
  const below = !hasRoom && (time || counter) && (
    <span className="flex gap-2.5 whitespace-nowrap">
      {counter}
      {time && <TimeLeft email={time} now={now} className={timeClass} />}
    </span>
  );
  return (
    <>
      {time && (
        // On a phone, the address needs its room next to the switcher. The time is below the address.
        <span className={cx('flex', timeClass, switcher && 'flow:hidden')}>
          <TimeRing email={time} now={now}>
            {/* As wide as the longest time, so that nothing next to it moves while time passes. */}
            {hasRoom && <TimeLeft email={time} now={now} className="min-w-[10ch]" />}
          </TimeRing>
        </span>
      )}
      <AddressField
        className="gliding"
        address={address}
        label={label}
        ended={ended}
        below={below}
        onCopy={copying.copy}
      >
        {switcher?.(false)}
      </AddressField>
      <CopyButton copied={copying.isFresh} ended={ended} onCopy={copying.copy} />
    </>
  );
}
