import { lazy, Suspense, useState } from 'react';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { useKeys } from '#web/lib/use-keys.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** Shortcuts of the generator, and the sheet that lists them all. */
export function HomeKeys() {
  const { generate } = useAddresses();
  const [sheet, setSheet] = useState(false);
  useKeys({
    g: () => generate(),
    c: () => document.getElementById('copy-address')?.click(),
    '?': () => setSheet(true),
  });
  return <Suspense>{sheet && <ShortcutSheet onClose={() => setSheet(false)} />}</Suspense>;
}
