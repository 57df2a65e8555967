import { useState } from 'react';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useKeys } from '#web/lib/use-keys.ts';

const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'));

/** Shortcuts of the generator, and the sheet that lists them all. */
export function HomeKeys() {
  const { generate } = useAddresses();
  const [sheet, setSheet] = useState(false);
  useKeys({
    g: () => generate(),
    c: () => document.getElementById('copy-address')?.click(),
    '?': () => setSheet(true),
  });
  return sheet && <ShortcutSheet onClose={() => setSheet(false)} />;
}
