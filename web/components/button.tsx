import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/lib/cx.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the one main action of a screen, `danger` is for actions that cannot be undone, such as Delete. */
type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none ' +
  'transition-colors duration-150 disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:cursor-not-allowed! [&_svg]:shrink-0';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-faint hover:bg-hover',
  ghost: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-red text-paper hover:opacity-90',
};

const sizes: Record<Size, string> = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-4 text-sm',
  lg: 'h-13 px-6 text-base',
};

export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', className?: string): string {
  return cx(base, variants[variant], sizes[size], className);
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size; busy?: boolean };

/**
 * While `busy`, it shows a spinner and ignores presses. It keeps the focus then, which browsers take from a disabled
 * button, so that the keyboard stays where it was if the work fails.
 */
export function Button(given: ButtonProps) {
  const { variant, size, className, type = 'button', busy = false, children, ...props } = given;
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      {...props}
      {...(busy && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} {...props} />;
}

/** A square button that shows only an icon. The label is its accessible name and its tooltip. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors',
        'hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...props}
    />
  );
}
