import type { ReactNode } from 'react';
import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { Prose } from '#web/components/prose.tsx';
import { cx } from '#web/lib/cx.ts';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = { title: string; lead: string; updated: string; sections: LegalSection[] };

/** A numbered text with a table of contents, which is beside the text from 1024 px on. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <>
      <PageHero eyebrow={`Last updated ${updated}`} title={title} lead={lead} />
      <div className="border-t border-line">
        <div className={cx(pageWidth, 'grid gap-10 py-12 sm:py-16 lg:grid-cols-[15rem_1fr] lg:gap-16')}>
          <nav aria-label="On this page" className="text-sm lg:sticky lg:top-24 lg:self-start">
            <p className="mb-2 font-semibold">On this page</p>
            <ol className="sm:columns-2 lg:columns-1">
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex items-baseline gap-2 py-1.5 text-ink-soft hover:text-ink"
                  >
                    <span className="w-5 shrink-0 font-mono text-xs text-ink-faint">{index + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose>
            {sections.map((section, index) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>
                  {index + 1}. {section.title}
                </h2>
                {section.body}
              </section>
            ))}
          </Prose>
        </div>
      </div>
    </>
  );
}
