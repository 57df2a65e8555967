import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notify } from '#web/components/notice.tsx';
import { FIRST_ADDRESS, GENERATE, takeLinkState } from '#web/lib/link-state.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.ts';

/** Generates an address for visitors who come by a link that promises one, or who just signed in, unless they have one. */
export function useLinkRequest(): void {
  const { selected, loading, generate } = useAddresses();
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the list is known
  useEffect(() => {
    if (loading) return;
    const asked = takeLinkState(state, GENERATE);
    const first = takeLinkState(state, FIRST_ADDRESS);
    if (selected || !(asked || first)) return;
    generate().then((made) => {
      // Nobody pressed a button for it.
      if (made && first) notify({ kind: 'success', text: texts.addressReady() });
    });
  }, [loading]);
}
