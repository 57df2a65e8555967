import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirst } from '#web/components/more.tsx';

type FoldoutProps<T> = { title: string; items: T[]; row: (item: T) => ReactNode };

/** What is in the mail, as a list below it that is folded at first. Folded ones share a line. */
export function Foldout<T>({ title, items, row }: FoldoutProps<T>) {
  const { first, more } = useFirst(items, 100);
  return (
    <details
      className="group grow border-t border-line px-4 text-sm open:basis-full sm:px-6"
      // On phones it may open below the edge of the screen.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="flex min-h-11 items-center gap-3 text-ink-soft [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown
          aria-hidden
          size={16}
          className="ms-auto shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {/* Relative, so that words for screen readers scroll with their row instead of making the page longer. */}
      <ul className="relative flex max-h-56 flex-col gap-3 overflow-y-auto pb-4">
        {first.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index} className="min-w-0">
            {row(item)}
          </li>
        ))}
        {more}
      </ul>
    </details>
  );
}
