import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { pageLanguage } from '#web/language/page-language.ts';
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
  invalid,
  face,
}: SelectProps) {
  return (
    <Radix.Root dir={pageLanguage().dir} value={value} onValueChange={onChange} defaultOpen>
      <Radix.Trigger
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        className={face ? className : cx(selectClass, className)}
      >
        {face ?? <SelectFace options={options} value={value} placeholder={placeholder} />}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          // A button with its own content is small and at the end of a field.
          align={face ? 'end' : 'start'}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-80 min-w-[max(14rem,var(--radix-select-trigger-width))] max-w-[min(28rem,calc(100vw-1.5rem))] animate-fade overflow-y-auto rounded-md border border-line-strong bg-surface p-1"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                title={option.title}
                // The whole content is the name. Radix would leave out the detail.
                aria-labelledby={undefined}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 text-sm outline-none select-none data-disabled:text-ink-faint data-highlighted:bg-hover"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <Radix.ItemText>
                    <Label text={option.label} />
                  </Radix.ItemText>
                </span>
                {(option.detail ?? option.note) && (
                  <>
                    {' '}
                    <span className="shrink-0 text-xs text-ink-soft">{option.detail ?? option.note}</span>
                  </>
                )}
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

/** Lets an address break before its @. */
function Label({ text }: { text: string }) {
  const [start, ...rest] = text.split(/(?=@)/);
  return (
    <bdi>
      {start}
      <wbr />
      {rest}
    </bdi>
  );
}
