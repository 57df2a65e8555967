import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import ConnectionNotice from '#web/components/connection-notice.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { LimitOverlay } from '#web/features/addresses/limit-overlay.tsx';
import { useLinkRequest } from '#web/features/addresses/use-link-request.ts';
import { useListRefresh } from '#web/features/addresses/use-list-refresh.ts';
import Desk from '#web/features/desk/desk.tsx';
import { Shortcuts } from '#web/features/desk/shortcuts.tsx';
import { useRootAttribute } from '#web/features/desk/use-root-attribute.ts';
import { refreshInterval } from '#web/features/inbox/live/live-state.ts';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { useBell } from '#web/features/notifications/use-bell.tsx';
import { PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { DashboardBar } from './dashboard-bar.tsx';
import { InboxRail } from './inbox-rail.tsx';
import { InboxSwitch } from './inbox-switch.tsx';
import { texts } from './texts.tsx';

/** A subscriber's inboxes: the desk of home, with a rail of inboxes. The selected one is the same as on home. */
export function DashboardPage() {
  const { user } = useAccount();
  const { loading, failed, selected, expired, generate, refresh, api, now } = useAddresses();
  const mail = useMessages();
  const hasPanes = useMedia(PANES_LAYOUT);
  const [reading, setReading] = useState(false);
  useListRefresh({ everyMs: refreshInterval(mail.live), hold: reading && expired });
  useLinkRequest();
  const { bell, panel } = useBell();
  if (!user || loading) return <FullScreenLoader over label={texts.loadingDashboard} />;

  const live = selected && !expired ? mail.live : null;
  return (
    <>
      {selected ? (
        <Desk
          full
          heading={texts.messagesReceived(mail.messages.length)}
          bar={(start, waiting) => (
            <DashboardBar account={user.email} start={start} waiting={waiting} live={live} bell={bell} />
          )}
          {...(hasPanes
            ? { rail: <InboxRail /> }
            : { switcher: (standalone) => <InboxSwitch standalone={standalone} /> })}
          bell={bell}
          api={api}
          address={selected.address}
          label={texts.yourAddress}
          email={selected}
          hasCode
          messages={mail.messages}
          loading={mail.loading}
          end={expired ? 'expired' : null}
          live={live}
          announcement={mail.announcement}
          now={now}
          onSeen={mail.markSeen}
          onRefresh={mail.refresh}
          onDelete={mail.deleteMessage}
          onReading={setReading}
        />
      ) : (
        <NoInboxDesk account={user.email}>
          {failed ? <LoadFailed onRetry={refresh} /> : <InboxRail />}
        </NoInboxDesk>
      )}
      {panel}
      <LimitOverlay />
      <Shortcuts onGenerate={generate} />
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const again = (words: string) => (
    <button type="button" className="underline underline-offset-4" onClick={onRetry}>
      {words}
    </button>
  );
  return <Alert className="m-4">{texts.emailsNotLoaded(again)}</Alert>;
}

function NoInboxDesk({ account, children }: { account: string; children: React.ReactNode }) {
  useRootAttribute('desk', true);
  return (
    <div className="desk">
      <DashboardBar account={account} live={null} />
      <ConnectionNotice className="border-b border-line" />
      <div className="mx-auto w-full max-w-lg flex-1 app:overflow-y-auto app:pt-[10vh]">{children}</div>
    </div>
  );
}
