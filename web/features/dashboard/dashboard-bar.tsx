import { Settings, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button.tsx';
import { Bar } from '#web/features/desk/bar.tsx';
import type { LiveState } from '#web/features/inbox/live/live-state.ts';
import { LiveStatus } from '#web/features/inbox/live/live-status.tsx';
import { APP_LAYOUT, PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { texts } from './texts.tsx';

type DashboardBarProps = {
  /** The email address of the account. */
  account: string;
  /** The selected address, or the heading of its inbox while it waits for the first message. */
  start?: ReactNode;
  waiting?: boolean;
  live: LiveState | null;
  bell?: ReactNode;
};

/** The dashboard's bar: the selected address, and the pages of the premium area. Narrow screens have two bars. */
export function DashboardBar({ account, start, waiting = false, live, bell }: DashboardBarProps) {
  const isApp = useMedia(APP_LAYOUT);
  const hasPanes = useMedia(PANES_LAYOUT);
  const hasRoom = useMedia('(width >= 80rem)');
  const connection = live && (isApp || waiting) && (
    <>
      <LiveStatus state={live} brief={isApp && !hasRoom} />
      {bell}
    </>
  );
  const title = (
    <div className="min-w-0 flex-1 panes:w-[calc(var(--rail)-2rem)] panes:flex-none">
      <h1 className="truncate text-base leading-tight font-semibold tracking-tight">
        {texts.premiumDashboard}
      </h1>
      <p className="truncate text-xs text-ink-soft">{account}</p>
    </div>
  );
  const pages = (
    <>
      <PageLink to="/manage" icon={<Settings aria-hidden size={16} className="max-xl:hidden" />}>
        {texts.manage}
      </PageLink>
      <PageLink to="/benefits" icon={<Sparkles aria-hidden size={16} className="max-xl:hidden" />}>
        {texts.benefits}
      </PageLink>
    </>
  );
  if (hasPanes || !start)
    return (
      <Bar>
        {title}
        <div className="flex min-w-0 items-center gap-2 self-stretch panes:flex-1 panes:ps-4">{start}</div>
        {pages}
        {connection}
      </Bar>
    );
  return (
    <>
      {/* On tablets, an open message needs the room. */}
      <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-4 app:in-data-reading:hidden">
        {title}
        {pages}
      </div>
      <Bar>
        {start}
        {connection}
      </Bar>
    </>
  );
}

function PageLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="ghost" className="max-xl:px-2">
      {icon}
      {children}
    </ButtonLink>
  );
}
