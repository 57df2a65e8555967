import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { SelectListProps } from './select-list.tsx';

export type SelectOption = { value: string; label: string; detail?: string; disabled?: boolean };

export const selectClass =
  'flex h-11 w-full min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 ' +
  'text-left text-sm hover:border-ink-faint';

const SelectList = lazyPart(() => import('./select-list.tsx'));

export function SelectFace({ option }: { option: SelectOption | undefined }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-2">
      <span className="truncate">{option?.label}</span>
      {option?.detail && <span className="shrink-0 text-xs text-ink-soft">{option.detail}</span>}
    </span>
  );
}

/** A choice of one among few. Its list is fetched when the pointer or the focus comes near. */
export function Select(props: Omit<SelectListProps, 'startOpen'>) {
  const [wanted, setWanted] = useState(false);
  const listId = useId();
  const idle = (
    <button
      type="button"
      role="combobox"
      id={props.id}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={listId}
      aria-label={props.label}
      className={cx(selectClass, props.className)}
      onPointerEnter={SelectList.preload}
      onFocus={SelectList.preload}
      onClick={() => setWanted(true)}
    >
      <SelectFace option={props.options.find(({ value }) => value === props.value)} />
      <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-faint" />
    </button>
  );
  return <SelectList {...props} startOpen wanted={wanted} fallback={idle} onFail={() => setWanted(false)} />;
}
