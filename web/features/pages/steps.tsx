import type { PageItem } from './read-page.ts';

/** Numbered steps in a row, or in a column on a phone. */
export function Steps({ steps }: { steps: PageItem[] }) {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-line-strong pt-4">
          <span aria-hidden className="font-mono text-xs text-accent">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="mt-1 font-semibold">{title}</h3>
          <p className="mt-1.5 text-sm leading-relaxed text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
