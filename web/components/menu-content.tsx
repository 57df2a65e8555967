import { DropdownMenu } from 'radix-ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { pageLanguage } from '#web/language/page-language.ts';
import { cx } from '#web/lib/cx.ts';

export type MenuItem = {
  label: string;
  icon?: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>;
  /** Where a link leads. Items without it call `onSelect`. */
  to?: string;
  /** The link leads to the page that is open. */
  current?: 'page' | undefined;
  onSelect?: () => void;
  disabled?: boolean;
  /** Shown in red, for actions that delete something. */
  destructive?: boolean;
};

export type MenuContentProps = {
  trigger: ReactNode;
  /** The accessible name of the button, if it shows only an icon. */
  label?: string;
  className?: string;
  items: MenuItem[];
  align?: 'start' | 'end';
};

const itemClass =
  'flex min-h-10 items-center gap-2.5 rounded-sm px-3 py-2 text-sm outline-none select-none ' +
  'data-highlighted:bg-hover data-disabled:text-ink-faint data-disabled:cursor-not-allowed cursor-pointer ' +
  'aria-[current=page]:bg-selected aria-[current=page]:font-medium';

/** Mounted by the first press of the button, so it starts open. */
export default function MenuContent({ trigger, label, className, items, align = 'start' }: MenuContentProps) {
  return (
    <DropdownMenu.Root dir={pageLanguage().dir} defaultOpen modal={false}>
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
          {items.map(({ label: text, icon: Icon, to, current, onSelect, disabled, destructive }) =>
            to ? (
              <DropdownMenu.Item key={text} asChild className={itemClass}>
                <Link to={to} aria-current={current}>
                  {text}
                </Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={text}
                disabled={disabled ?? false}
                onSelect={() => onSelect?.()}
                className={cx(itemClass, destructive && 'text-red')}
              >
                {Icon && <Icon aria-hidden size={16} className={destructive ? undefined : 'text-ink-soft'} />}
                {text}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
