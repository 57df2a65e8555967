import { Html } from '#web/components/html.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { cx } from '#web/lib/cx.ts';
import type { PageText } from './read-page.ts';
import { texts } from './texts.tsx';

/** A numbered text with a table of contents, which is next to the text from 1024 px on. */
export function LegalPage({ page: { eyebrow, title, lead, sections } }: { page: PageText }) {
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} />
      <div className="border-t border-line">
        <div className={cx(pageWidth, 'grid gap-10 py-12 sm:py-16 lg:grid-cols-[15rem_1fr] lg:gap-16')}>
          <nav aria-label={texts.onThisPage} className="text-sm lg:sticky lg:top-24 lg:self-start">
            <p className="mb-2 font-semibold">{texts.onThisPage}</p>
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
          <div className="prose">
            {sections.map(({ id, title, prose }, index) => (
              <Html
                key={id}
                tag="section"
                id={id}
                aria-labelledby={`${id}-title`}
                html={`<h2 id="${id}-title">${index + 1}. ${title}</h2>${prose}`}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
