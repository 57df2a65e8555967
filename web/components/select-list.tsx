import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cx } from '#web/lib/cx.ts';
import { SelectFace, type SelectProps, selectClass } from './select-face.tsx';

/** Mounted by the first press of the button, so it starts open. */
export default function SelectList({
  label,
  id,
  value,
  placeholder,
  onChange,
  options,
  className,
  face,
}: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} defaultOpen>
      <Radix.Trigger id={id} aria-label={label} className={face ? className : cx(selectClass, className)}>
        {face ?? <SelectFace options={options} value={value} placeholder={placeholder} />}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-80 w-(--radix-select-trigger-width) min-w-56 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto rounded-md border border-line-strong bg-surface p-1"
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
