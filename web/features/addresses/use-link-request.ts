import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { GENERATE, takeLinkState } from '#web/lib/link-state.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Generates an address for visitors who come by a link that promises one, unless they have one. */
export function useLinkRequest(): void {
  const { selected, loading, generate } = useAddresses();
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the list is known
  useEffect(() => {
    if (!loading && takeLinkState(state, GENERATE) && !selected) generate();
  }, [loading]);
}
