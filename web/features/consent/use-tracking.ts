import { useSyncExternalStore } from 'react';
import { allowsTracking, subscribeToConsent } from '#web/lib/consent.ts';

/** Whether measurement and third-party ads are allowed right now. Never while a page is being prerendered. */
export function useTrackingAllowed(): boolean {
  return useSyncExternalStore(subscribeToConsent, allowsTracking, () => false);
}
