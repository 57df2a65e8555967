import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type PartProps = { title: string; note: string; isOpen?: boolean; children: ReactNode };

/** A part of a domain that can be opened. */
export function Part({ title, note, isOpen = false, children }: PartProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 items-center gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        <span className="ms-auto text-end text-ink-soft">{note}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
