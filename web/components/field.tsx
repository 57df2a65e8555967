import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#web/lib/cx.ts';
import { controlClass } from './control-class.ts';
import { FieldError } from './field-error.tsx';
import { useEarlyText } from './use-early-text.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Shown inside the control at its end, such as a show/hide button. */
  end?: ReactNode;
};

type Control = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined };

/** A label, a control, its hint and its error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  className,
  end,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const notes = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
        {end && <div className="absolute inset-y-0 end-0 flex items-center">{end}</div>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  end,
  className,
  ...props
}: FieldProps & ComponentProps<'input'>) {
  const early = useEarlyText<HTMLInputElement>(props);
  return (
    <Field label={label} hint={hint} error={error} end={end} className={className}>
      {(control) => (
        <input
          ref={early}
          {...control}
          // What is typed here is written from left to right in every language.
          dir={props.type === 'email' || props.type === 'url' ? 'ltr' : undefined}
          className={cx(controlClass, 'h-11 rtl:text-right', Boolean(end) && 'pe-12')}
          {...props}
        />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  const early = useEarlyText<HTMLTextAreaElement>(props);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea ref={early} {...control} className={cx(controlClass, 'block py-2.5')} {...props} />
      )}
    </Field>
  );
}
