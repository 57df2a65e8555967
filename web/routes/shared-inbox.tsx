import { SharedDesk } from '#web/features/desk/shared-desk.tsx';
import type { Route } from './+types/shared-inbox';
import Home from './home.tsx';

export default function SharedInboxRoute({ params }: Route.ComponentProps) {
  // Without an @ it is not an address, so it is treated like any unknown path.
  if (!params.address.includes('@')) return <Home />;
  return <SharedDesk key={params.address} address={params.address} />;
}
