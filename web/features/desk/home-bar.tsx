import { useAccount } from '#web/features/account/account-provider.tsx';
import { AddressField } from '#web/features/addresses/address-field.tsx';
import { AddressMenu } from '#web/features/addresses/address-menu.tsx';
import { AddressSwitcher } from '#web/features/addresses/address-switcher.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { CopyButton } from '#web/features/addresses/copy-button.tsx';
import { GenerateForm } from '#web/features/addresses/generate-form.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeRing } from '#web/features/addresses/time-ring.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useInboxes } from '../inbox/live/inboxes-provider.tsx';
import type { LiveState } from '../inbox/live/live-state.ts';
import { LiveStatus } from '../inbox/live/live-status.tsx';
import { NotifyToggle } from '../inbox/live/notify-toggle.tsx';
import { Bar } from './bar.tsx';

type HomeBarProps = { email: TempEmail; live: LiveState | null; onCopy: () => void };

/** Home's bar: the address with its time, Copy, the next address, and the connection. */
export function HomeBar({ email, live, onCopy }: HomeBarProps) {
  const { emails, expired, used, max, now } = useAddresses();
  const { isPremium } = useAccount();
  const { unreadByAddress } = useInboxes();
  const isApp = useMedia(APP_LAYOUT);
  const hasRoom = useMedia('(width >= 64rem)');
  const choosesDomain = (useConfig()?.domains ?? []).length > 1;
  const hasFields = isPremium || choosesDomain;
  // The whole address fits next to one field from 80rem on, and next to two from 90rem on.
  const hasRoomForFields = useMedia(isPremium && choosesDomain ? '(width >= 90rem)' : '(width >= 80rem)');
  return (
    <Bar>
      <TimeRing email={email} now={now} compact={!hasRoom} />
      <AddressField address={email.address} label="Your temporary email address" ended={expired}>
        {emails.length > 1 && <AddressSwitcher unread={unreadByAddress} />}
      </AddressField>
      <CopyButton address={email.address} ended={expired} onCopy={onCopy} />
      {isApp && (
        <>
          <span
            className="ml-auto pl-1 font-mono text-sm text-ink-soft tabular-nums max-lg:hidden"
            title="Addresses used"
          >
            {used}/{max}
          </span>
          <GenerateForm
            className="flex items-center gap-2"
            fieldClass="max-xl:hidden"
            domainClass={isPremium ? 'max-[90rem]:hidden' : undefined}
            shortClass="max-xl:sr-only"
          />
        </>
      )}
      <AddressMenu choosesNext={hasFields && !hasRoomForFields} />
      {isApp && (
        <>
          {/* The word would take up space that the address needs. */}
          <LiveStatus state={live} brief={!hasRoom} />
          <NotifyToggle />
        </>
      )}
    </Bar>
  );
}
