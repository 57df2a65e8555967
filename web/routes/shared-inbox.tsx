import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { SharedDesk } from '#web/features/desk/shared-desk.tsx';
import type { Route } from './+types/shared-inbox';
import Home from './home.tsx';

const CatchAllInbox = lazyPart(() => import('#web/features/catch-all/catch-all-inbox.tsx'));

export default function SharedInboxRoute({ params }: Route.ComponentProps) {
  // Without an @ it is not an address, so it is treated like any unknown path.
  if (!params.address.includes('@')) return <Home />;
  if (params.address === CATCH_ALL_ADDRESS) return <CatchAllInbox />;
  return <SharedDesk key={params.address} address={params.address} />;
}
