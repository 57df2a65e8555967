import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';
import { controlClass } from './control-class.ts';
import { FieldError } from './field-error.tsx';
import { texts } from './texts.tsx';

type CodeInputProps = {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  error?: ReactNode;
  /** Gives way to the error, so that nothing moves. */
  hint?: ReactNode;
  autoFocus?: boolean;
};

/**
 * One box per digit. Typing moves to the next box, backspace to the previous one, and a pasted code fills them all.
 * To reset it and focus the first box again, give it a new `key` together with `autoFocus`.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, length, value, onChange, disabled, error, hint, autoFocus } = props;
  const noteId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = Array.from({ length }, (_, index) => value[index]?.trim() ?? '');
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus();

  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const type = (index: number, text: string) => {
    const added = addedDigits(text, digits[index]);
    // Emptied by Cut, or by a keyboard on the screen that does not say which key it was.
    if (!text) onChange(withDigits(digits, index, ' '));
    if (!added) return;
    onChange(withDigits(digits, index, added));
    focus(index + added.length);
  };

  const press = (index: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace') {
      const at = digits[index] ? index : index - 1;
      if (at >= 0) onChange(withDigits(digits, at, ' '));
      focus(at);
    } else if (event.key === 'Delete') onChange(withDigits(digits, index, ' '));
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').replaceAll(/\D/g, '').slice(0, length);
    event.preventDefault();
    if (!pasted) return;
    onChange(pasted);
    focus(pasted.length);
  };

  return (
    <fieldset disabled={disabled} aria-describedby={error || hint ? noteId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div dir="ltr" className="flex gap-1.5 sm:gap-2 rtl:justify-end">
        {digits.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            aria-label={texts.digit({ position: index + 1, length })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => type(index, event.target.value)}
            onKeyDown={(event) => press(index, event)}
            onPaste={paste}
            onFocus={(event) => event.currentTarget.select()}
            className={cx(controlClass, 'h-13 min-w-0 px-0 text-center font-mono text-xl')}
          />
        ))}
      </div>
      {(error || hint) && (
        <div id={noteId} className="mt-2 text-sm text-ink-soft">
          {error ? <FieldError>{error}</FieldError> : hint}
        </div>
      )}
    </fieldset>
  );
}

/** What was typed into a box. It may be the old digit and the new one, or the whole code if the phone filled it in. */
function addedDigits(text: string, old: string | undefined): string {
  const entered = text.replaceAll(/\D/g, '');
  return entered.length === 2 && old ? entered.replace(old, '') : entered;
}

/** The code with `text` inserted at `index`. An empty box becomes a space, so that the later digits keep their place. */
function withDigits(digits: string[], index: number, text: string): string {
  const next = digits.map((digit) => digit || ' ');
  for (const [offset, digit] of [...text].entries()) {
    if (index + offset < digits.length) next[index + offset] = digit;
  }
  return next.join('').trimEnd();
}
