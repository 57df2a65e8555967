import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMessageHash } from '#contract/message-link.ts';
import { GENERATE, takeLinkState } from '#web/lib/link-state.ts';
import { useAddresses } from './addresses-provider.tsx';

/**
 * Generates an address for visitors who come by a link that promises one, unless they have one.
 * Selects the address of the message to which a notification has led. The desk opens the message.
 */
export function useLinkRequest(): void {
  const { selected, loading, emails, select, generate } = useAddresses();
  const location = useLocation();
  const { state } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the list is known
  useEffect(() => {
    if (loading) return;
    if (takeLinkState(state, GENERATE) && !selected) void generate();
  }, [loading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when only the hash changes
  useEffect(() => {
    if (loading || !isMessageHash(window.location.hash)) return;
    import('#web/features/notifications/follow-link.ts')
      .then(({ followLink }) => followLink(emails, select))
      .catch(() => {});
  }, [location, loading, emails]);
}
