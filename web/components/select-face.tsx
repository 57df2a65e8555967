import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

export type SelectOption = {
  value: string;
  label: string;
  detail?: string;
  /** Like `detail`, but only in the list. */
  note?: string;
  title?: string;
  disabled?: boolean;
};

export type SelectProps = {
  label: string;
  id?: string;
  value: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  onChange: (value: string) => void;
  options: SelectOption[];
  className?: string;
  invalid?: boolean;
  /** Shown on the button instead of the chosen option. */
  face?: ReactNode;
};

/** The look of the button, unless it has its own `face`: then `className` decides. */
export const selectClass =
  'flex h-11 w-full min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3.5 ' +
  'text-start text-base sm:text-sm hover:border-ink-faint aria-invalid:border-red';

/** What the button shows, both before and after the code of the list has loaded. */
export function SelectFace({
  options,
  value,
  placeholder,
}: Pick<SelectProps, 'options' | 'value' | 'placeholder'>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <bdi className={cx('truncate', !chosen && 'text-ink-faint')}>{chosen?.label ?? placeholder}</bdi>
        {chosen?.detail && <span className="shrink-0 text-xs text-ink-soft">{chosen.detail}</span>}
      </span>
      <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-faint" />
    </>
  );
}
