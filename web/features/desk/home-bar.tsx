import type { ReactNode } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { AddressMenu } from '#web/features/addresses/address-menu.tsx';
import { GenerateForm } from '#web/features/addresses/generate-form.tsx';
import { SlotCounter } from '#web/features/addresses/slot-counter.tsx';
import { cx } from '#web/lib/cx.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import type { LiveState } from '../inbox/live/live-state.ts';
import { LiveStatus } from '../inbox/live/live-status.tsx';
import { Bar } from './bar.tsx';

type HomeBarProps = {
  /** The address, or the heading of an inbox that waits for its first message. */
  start: ReactNode;
  waiting: boolean;
  live: LiveState | null;
  bell: ReactNode;
};

/** Home's bar: the address, the next address, and the connection. */
export function HomeBar({ start, waiting, live, bell }: HomeBarProps) {
  const { isPremium } = useAccount();
  const isApp = useMedia(APP_LAYOUT);
  const hasRoom = useMedia('(width >= 64rem)');
  return (
    <Bar>
      {start}
      {/* On phones they are in the list once there is one. */}
      {!isApp && waiting && <LiveStatus state={live} />}
      {!isApp && waiting && bell}
      {(isApp || waiting) && (
        <SlotCounter className={cx('ps-1 text-sm text-ink-soft', !waiting && 'ms-auto')} />
      )}
      {isApp && (
        <GenerateForm
          className="flex items-center gap-2"
          // The whole address fits next to one field from 80rem on, and next to two from 90rem on.
          fieldClass="max-xl:hidden"
          domainClass={isPremium ? 'max-[90rem]:hidden' : undefined}
          shortClass="max-xl:sr-only"
        />
      )}
      <AddressMenu />
      {isApp && (
        <>
          {/* The word would take up space that the address needs. */}
          <LiveStatus state={live} brief={!hasRoom} />
          {bell}
        </>
      )}
    </Bar>
  );
}
