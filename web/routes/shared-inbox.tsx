import { ButtonLink } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { SharedInbox } from '#web/features/inbox/list/shared-inbox.tsx';
import { cx } from '#web/lib/cx.ts';
import type { Route } from './+types/shared-inbox';
import Home from './home.tsx';

export default function SharedInboxRoute({ params }: Route.ComponentProps) {
  // Without an @ it is no address, so it is treated like any unknown path.
  if (!params.address.includes('@')) return <Home />;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-5 py-6 sm:py-10')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="@container min-w-0 flex-1 basis-72">
          <p className="text-sm text-ink-soft">Opened by its address</p>
          <h1
            style={{ '--chars': params.address.length } as React.CSSProperties}
            className="address-line font-mono font-medium tracking-tight break-all"
          >
            {params.address}
          </h1>
        </div>
        <ButtonLink to="/" size="sm" className="min-h-11">
          Get your own address
        </ButtonLink>
      </div>
      <SharedInbox key={params.address} address={params.address} />
    </div>
  );
}
