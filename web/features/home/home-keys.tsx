import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { useKeys } from '#web/lib/use-keys.ts';

const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'));

/** Keyboard shortcuts of the home page, and the dialog that lists all of them. */
export function HomeKeys() {
  const { generate } = useAddresses();
  const [listed, setListed] = useState(false);
  useKeys({
    g: () => generate(),
    c: () => document.getElementById('copy-address')?.click(),
    '?': () => ShortcutSheet.open(() => setListed(true)),
  });
  return listed && <ShortcutSheet onClose={() => setListed(false)} />;
}
