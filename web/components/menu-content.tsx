import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MenuItem } from './menu.tsx';

export type MenuContentProps = {
  trigger: ReactNode;
  /** Names the button where its content is an icon. */
  label?: string;
  className?: string;
  items: MenuItem[];
  align?: 'start' | 'end';
  startOpen?: boolean;
};

const itemClass =
  'flex min-h-10 items-center gap-2.5 rounded-sm px-3 py-2 text-sm outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:text-ink-faint data-disabled:cursor-not-allowed cursor-pointer';

export default function MenuContent({
  trigger,
  label,
  className,
  items,
  align = 'start',
  startOpen,
}: MenuContentProps) {
  return (
    <DropdownMenu.Root defaultOpen={startOpen ?? false} modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={className}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 min-w-52 animate-fade rounded-md border border-line-strong bg-surface p-1"
        >
          {items.map(({ label: text, icon: Icon, to, onSelect, disabled }) =>
            to ? (
              <DropdownMenu.Item key={text} asChild className={itemClass}>
                <Link to={to}>{text}</Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={text}
                disabled={disabled ?? false}
                onSelect={() => onSelect?.()}
                className={itemClass}
              >
                {Icon && <Icon aria-hidden size={16} className="text-ink-soft" />}
                {text}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
