import { Settings, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { ConnectionNotice } from '#web/components/connection-notice.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { LimitOverlay } from '#web/features/addresses/limit-overlay.tsx';
import { useListRefresh } from '#web/features/addresses/use-list-refresh.ts';
import { Bar } from '#web/features/desk/bar.tsx';
import Desk from '#web/features/desk/desk.tsx';
import { Shortcuts } from '#web/features/desk/shortcuts.tsx';
import { useMarkOnRoot } from '#web/features/desk/use-mark-on-root.ts';
import { useInboxes } from '#web/features/inbox/live/inboxes-provider.tsx';
import { type LiveState, refreshInterval } from '#web/features/inbox/live/live-state.ts';
import { LiveStatus } from '#web/features/inbox/live/live-status.tsx';
import { NotifyToggle } from '#web/features/inbox/live/notify-toggle.tsx';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { InboxRail } from './inbox-rail.tsx';

/** A subscriber's inboxes: the desk of home, with a rail of inboxes. The selected one is the same as on home. */
export function DashboardPage() {
  const { user } = useAccount();
  const { loading, failed, selected, expired, generate, refresh, api, now } = useAddresses();
  const mail = useInboxes();
  const [reading, setReading] = useState(false);
  useListRefresh({ everyMs: refreshInterval(mail.live), hold: reading && expired });
  if (!user || loading) return <FullScreenLoader over label="Loading dashboard..." />;

  const live = selected && !expired ? mail.live : null;
  const rail = <InboxRail />;
  return (
    <>
      {selected ? (
        <Desk
          full
          heading={`Messages Received (${mail.messages.length})`}
          bar={<DashboardBar email={user.email} live={live} />}
          rail={rail}
          api={api}
          address={selected.address}
          expiresAt={selected.expiresAt}
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
        <NoInboxDesk email={user.email}>{failed ? <LoadFailed onRetry={refresh} /> : rail}</NoInboxDesk>
      )}
      <LimitOverlay />
      <Shortcuts onGenerate={generate} />
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Alert className="m-4">
      Failed to load emails.{' '}
      <button type="button" className="underline underline-offset-4" onClick={onRetry}>
        Try again
      </button>
    </Alert>
  );
}

function NoInboxDesk({ email, children }: { email: string; children: React.ReactNode }) {
  useMarkOnRoot('desk', true);
  return (
    <div className="desk">
      <DashboardBar email={email} live={null} />
      <ConnectionNotice className="border-b border-line" />
      <div className="mx-auto w-full max-w-lg flex-1 app:overflow-y-auto">{children}</div>
    </div>
  );
}

function DashboardBar({ email, live }: { email: string; live: LiveState | null }) {
  const isApp = useMedia(APP_LAYOUT);
  return (
    <Bar>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base leading-tight font-semibold tracking-tight">Premium Dashboard</h1>
        <p className="truncate text-xs text-ink-soft">{email}</p>
      </div>
      <ButtonLink to="/manage" variant="ghost" className="max-sm:px-2">
        <Settings aria-hidden size={16} className="max-sm:hidden" />
        Manage
      </ButtonLink>
      <ButtonLink to="/benefits" variant="ghost" className="max-sm:px-2">
        <Sparkles aria-hidden size={16} className="max-sm:hidden" />
        Benefits
      </ButtonLink>
      {isApp && live && <LiveStatus state={live} />}
      {isApp && live && <NotifyToggle />}
    </Bar>
  );
}
