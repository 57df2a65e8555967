import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMessageHash } from '#contract/message-link.ts';
import { GENERATE, takeLinkState } from '#web/lib/link-state.ts';
import { useAddresses } from './addresses-provider.tsx';

/**
 * Generates an address if the visitor followed a link that says so and has none. After a click on a notification, selects
 * the address of its message; the desk then opens the message.
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
