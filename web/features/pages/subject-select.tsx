import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ContactSubject } from '#contract/contact.ts';
import { controlClass } from '#web/components/control-class.ts';
import { cx } from '#web/lib/cx.ts';
import { contactSubjects } from './contact-subjects.ts';

type SubjectSelectProps = { value: ContactSubject | null; onChange: (value: ContactSubject) => void };

/** A listbox of five subjects, by pointer or keyboard. A click anywhere else closes it. */
export function SubjectSelect({ value, onChange }: SubjectSelectProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = contactSubjects.findIndex((subject) => subject.value === value);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const show = () => {
    setActive(Math.max(0, chosen));
    setOpen(true);
  };
  const pick = (index: number) => {
    const subject = contactSubjects[index];
    if (subject) onChange(subject.value);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = contactSubjects.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    };
    const isPick = event.key === 'Enter' || event.key === ' ';
    if (!open && (event.key in moves || isPick)) show();
    else if (open && isPick) pick(active);
    else if (open && event.key in moves) setActive(moves[event.key] ?? active);
    else if (open && event.key === 'Escape') setOpen(false);
    else {
      if (event.key === 'Tab') setOpen(false);
      return;
    }
    event.preventDefault();
  };

  return (
    <div ref={root} className="relative flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium">
        Subject
      </span>
      <button
        type="button"
        role="combobox"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        className={cx(controlClass, 'flex h-11 items-center justify-between text-left')}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        <span id={`${id}-value`} className={cx(chosen < 0 && 'text-ink-faint')}>
          {contactSubjects[chosen]?.label ?? 'Choose a subject'}
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className={cx('text-ink-faint transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        hidden={!open}
        className="absolute top-full right-0 left-0 z-20 mt-1 rounded-md border border-line-strong bg-surface p-1"
      >
        {contactSubjects.map((subject, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the combobox
          <div
            key={subject.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-3 text-sm',
              index === active && 'bg-sunken',
            )}
            onPointerEnter={() => setActive(index)}
            onClick={() => pick(index)}
          >
            {subject.label}
            {index === chosen && <Check aria-hidden size={16} className="text-accent" />}
          </div>
        ))}
      </div>
    </div>
  );
}
