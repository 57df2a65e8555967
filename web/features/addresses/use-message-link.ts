import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMessageHash } from '#contract/message-link.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Selects the address of the message to which a notification has led. The desk opens the message. */
export function useMessageLink(): void {
  const { loading, emails, select } = useAddresses();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when only the hash changes
  useEffect(() => {
    if (loading || !isMessageHash(window.location.hash)) return;
    import('#web/features/notifications/follow-link.ts')
      .then(({ followLink }) => followLink(emails, select))
      .catch(() => {});
  }, [location, loading, emails, select]);
}
