import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cx } from '#web/lib/cx.ts';
import { SelectFace, type SelectOption, selectClass } from './select.tsx';

export type SelectListProps = {
  label: string;
  id?: string;
  value: string;
  onChange: (value: string) => void;
  options: SelectOption[];
  className?: string;
  startOpen?: boolean;
};

export default function SelectList({
  label,
  id,
  value,
  onChange,
  options,
  className,
  startOpen,
}: SelectListProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} defaultOpen={startOpen ?? false}>
      <Radix.Trigger id={id} aria-label={label} className={cx(selectClass, className)}>
        <SelectFace option={options.find((option) => option.value === value)} />
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-80 w-(--radix-select-trigger-width) min-w-56 animate-fade overflow-y-auto rounded-md border border-line-strong bg-surface p-1"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 text-sm outline-none select-none data-disabled:text-ink-faint data-highlighted:bg-sunken"
              >
                <span className="min-w-0 flex-1 break-all">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                {option.detail && <span className="shrink-0 text-xs text-ink-soft">{option.detail}</span>}
                <Radix.ItemIndicator>
                  <Check aria-hidden size={15} className="text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
