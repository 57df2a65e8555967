import { type ReactNode, useState } from 'react';
import { AddressSwitcher } from '#web/features/addresses/address-switcher.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { GenerateError } from '#web/features/addresses/generate-error.tsx';
import { GenerateForm } from '#web/features/addresses/generate-form.tsx';
import { SlotCounter } from '#web/features/addresses/slot-counter.tsx';
import { SlotsNote } from '#web/features/addresses/slots-note.tsx';
import { useListRefresh } from '#web/features/addresses/use-list-refresh.ts';
import { useConnection } from '#web/lib/connection.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { refreshInterval } from '../inbox/live/live-state.ts';
import { useMessages } from '../inbox/live/messages-provider.tsx';
import { useBell } from '../notifications/use-bell.tsx';
import Desk from './desk.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { HomeBar } from './home-bar.tsx';
import { texts } from './texts.tsx';

/** Home once there is an address. */
export default function HomeDesk({ corner }: { corner: ReactNode }) {
  const { emails, selected, expired, unanswered, nextSlot, api, now } = useAddresses();
  const isUp = useConnection().state === 'up';
  const isApp = useMedia(APP_LAYOUT);
  const { messages, kept, loading, live, announcement, markSeen, refresh, deleteMessage } = useMessages();
  const [reading, setReading] = useState(false);
  useListRefresh({ everyMs: refreshInterval(live), hold: reading && expired });
  const { bell, panel } = useBell();
  if (!selected) return null;
  const state = expired ? null : live;
  return (
    <Desk
      heading={texts.inbox}
      bar={(start, waiting) => (
        <>
          <HomeBar start={start} waiting={waiting} live={state} bell={bell} />
          {/* The notice about the connection says it, too. */}
          {(isUp || !unanswered || expired) && <GenerateError className="m-3 shrink-0" />}
          {panel}
        </>
      )}
      bell={bell}
      api={api}
      address={selected.address}
      label={texts.yourAddress}
      email={selected}
      switcher={emails.length > 1 ? (standalone) => <AddressSwitcher standalone={standalone} /> : undefined}
      counter={!isApp && <SlotCounter />}
      hasCode
      messages={messages}
      kept={kept}
      loading={loading}
      end={expired ? 'expired' : null}
      live={state}
      announcement={announcement}
      now={now}
      elsewhere={
        <div className="flex w-full flex-col items-center gap-3 empty:hidden">
          <Elsewhere />
          {/* On wider screens it is in the bar. */}
          {expired && !nextSlot && !isApp && <GenerateForm className="flex w-full" />}
        </div>
      }
      corner={
        <>
          <div className="flex items-center gap-3 border-t border-line px-4 py-2 empty:hidden">
            <SlotsNote className="flex-1 text-xs text-ink-soft" />
            {!expired && !nextSlot && !isApp && (
              <GenerateForm className="ms-auto flex" fieldClass="hidden" shortClass="sr-only" />
            )}
          </div>
          {corner}
        </>
      }
      onSeen={markSeen}
      onRefresh={refresh}
      onDelete={deleteMessage}
      onReading={setReading}
    />
  );
}
