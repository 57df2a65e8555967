import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { jumpTo } from '#web/lib/jump-to.ts';
import { useKeys } from '#web/lib/use-keys.ts';

const ShortcutList = lazyPart(() => import('./shortcut-list.tsx'));

/** The buttons that copy a code, in the open message or in the list. */
const CODES = '.message .copy-code, :root:not([data-reading]) .desk .copy-code';

/** The shortcuts that don't belong to the list, and the dialog that explains all of them. */
export function Shortcuts({ onGenerate }: { onGenerate?: () => unknown }) {
  const [listed, setListed] = useState(false);
  useKeys({
    g:
      onGenerate &&
      (() => {
        // So that the new address is seen, or why there is none.
        jumpTo();
        onGenerate();
      }),
    c: () => document.getElementById('copy-address')?.click(),
    y: () => document.querySelector<HTMLElement>(CODES)?.click(),
    '?': () => ShortcutList.open(() => setListed(true)),
  });
  return listed && <ShortcutList canGenerate={Boolean(onGenerate)} onClose={() => setListed(false)} />;
}
