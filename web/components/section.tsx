import type { LucideIcon } from 'lucide-react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { pageWidth } from './page-width.ts';

type SectionProps = {
  title?: string;
  intro?: ReactNode;
  id?: string;
  narrow?: boolean;
  children?: ReactNode;
};

export function Section({ title, intro, id, narrow, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={title && id ? `${id}-title` : undefined}
      className="border-t border-line below-fold"
    >
      <div className={cx(pageWidth, 'py-14 sm:py-20')}>
        {title && (
          <h2
            id={id && `${id}-title`}
            className="max-w-2xl text-2xl font-semibold tracking-tight sm:text-3xl"
          >
            {title}
          </h2>
        )}
        {intro && <p className="mt-3 max-w-2xl text-balance text-ink-soft sm:text-lg">{intro}</p>}
        <div className={cx(title && 'mt-8 sm:mt-10', narrow && 'max-w-3xl')}>{children}</div>
      </div>
    </section>
  );
}

export type Feature = { icon?: LucideIcon; title: string; text: ReactNode };

/** A grid of tiles with thin lines between them. */
export function FeatureGrid({ features, columns = 3 }: { features: Feature[]; columns?: 2 | 3 | 4 }) {
  const wide = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }[columns];
  return (
    <ul
      className={cx('grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2', wide)}
    >
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex flex-col gap-2 bg-surface p-6">
          {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} className="mb-1 text-accent" />}
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm leading-relaxed text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export type Faq = { question: string; answer: ReactNode };

/** Questions that expand without JavaScript. */
export function FaqList({ entries }: { entries: Faq[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {entries.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex items-center justify-between gap-4 py-4 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              size={18}
              className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-2xl pb-5 leading-relaxed text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
