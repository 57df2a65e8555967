import { Settings, Sparkles } from 'lucide-react';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { LimitOverlay } from '#web/features/addresses/limit-overlay.tsx';
import { useListRefresh } from '#web/features/addresses/use-list-refresh.ts';
import { cx } from '#web/lib/cx.ts';
import { DashboardMessages } from './dashboard-messages.tsx';
import { InboxList } from './inbox-list.tsx';

/** A subscriber's inboxes and their messages. The selected inbox is the same as on the home page. */
export function DashboardPage() {
  const { user } = useAccount();
  const { loading, failed, emails, refresh } = useAddresses();
  useListRefresh();
  if (!user || loading) return <FullScreenLoader over label="Loading dashboard..." />;

  return (
    <div className={cx(pageWidth, 'flex flex-col gap-5 pt-8 pb-14 sm:pt-12')}>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight">Premium Dashboard</h1>
          <p className="mt-1.5 truncate text-ink-soft">{user.email}</p>
        </div>
        <div className="flex gap-2 max-sm:*:flex-1">
          <ButtonLink to="/manage">
            <Settings aria-hidden size={16} />
            Manage
          </ButtonLink>
          <ButtonLink to="/benefits">
            <Sparkles aria-hidden size={16} />
            Benefits
          </ButtonLink>
        </div>
      </div>
      {failed && emails.length === 0 && (
        <Alert>
          Failed to load emails.{' '}
          <button type="button" className="underline underline-offset-4" onClick={refresh}>
            Try again
          </button>
        </Alert>
      )}
      <InboxList />
      <DashboardMessages />
      <LimitOverlay />
    </div>
  );
}
