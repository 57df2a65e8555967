import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { cx } from '#web/lib/cx.ts';
import { useAddresses } from './addresses-provider.tsx';
import type { LifeChoice } from './domains/next-options.tsx';
import { texts } from './texts.tsx';

const OptionFields = lazyPart(() => import('./domains/next-options.tsx'));

export type NextOptions = ReturnType<typeof useNextOptions>;

/**
 * How the next address lives. The choice belongs to one form and one address; folding it away drops it. The button shows its
 * label where `wordClass` lets it.
 */
export function useNextOptions(isOpen = false) {
  const { wrongField } = useAddresses();
  const [chosen, choose] = useState<LifeChoice | null>(isOpen ? {} : null);
  const reset = () => choose(null);
  return {
    chosen,
    reset,
    button: (className: string, wordClass = 'sr-only') => (
      <button
        type="button"
        title={texts.moreOptions}
        aria-expanded={!!chosen}
        className={buttonClass('ghost', 'md', cx('shrink-0 px-3', className))}
        onClick={chosen ? reset : () => OptionFields.open(() => choose({}))}
      >
        <Settings2 aria-hidden size={18} />
        <span className={wordClass}>{texts.moreOptions}</span>
      </button>
    ),
    fields: chosen && <OptionFields value={chosen} onChange={choose} wrong={wrongField} />,
  };
}
