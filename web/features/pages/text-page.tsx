import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '#web/components/button.tsx';
import { HomeLink } from '#web/components/generate-link.tsx';
import { Html, richText } from '#web/components/html.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FaqList, FeatureGrid, Section } from '#web/components/section.tsx';
import { DemoPart } from '#web/features/demo/demo-part.tsx';
import { BlogLink } from '#web/features/layout/blog-link.tsx';
import { isOwnPage } from '#web/language/own-pages.ts';
import type { PageItem, PageList, PageSection, PageText } from './read-page.ts';

type TextPageProps = {
  page: PageText;
  /** What to show in the sections with the pattern `slot`, by id. */
  slots?: Record<string, ReactNode>;
};

/** A page of content/pages. */
export function TextPage({ page, slots = {} }: TextPageProps) {
  const { eyebrow, title, lead, action, generates, more, sections, closing } = page;
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} aside={action && <DemoPart />}>
        {action && (
          <>
            <HomeLink generates={generates}>{action}</HomeLink>
            {more &&
              (isOwnPage(more.to) ? (
                <ButtonLink to={more.to} size="lg">
                  {more.label}
                </ButtonLink>
              ) : (
                <BlogLink to={more.to} className={buttonClass('secondary', 'lg')}>
                  {more.label}
                </BlogLink>
              ))}
          </>
        )}
      </PageHero>
      {sections.map((section) => (
        <TextSection key={section.id} section={section} slot={slots[section.id]} />
      ))}
      {closing && <CallToAction {...closing} generates={generates} />}
    </>
  );
}

function TextSection({ section, slot }: { section: PageSection; slot: ReactNode }) {
  const { id, title, intro, prose, tiles, steps, lists, questions } = section;
  return (
    <Section id={id} title={title} intro={richText(intro)} narrow={Boolean(prose || questions)}>
      {prose && <Html className="prose" html={prose} />}
      {tiles && (
        <FeatureGrid
          features={tiles.map((tile) => ({ ...tile, text: richText(tile.text) }))}
          columns={tiles.length % 3 === 0 ? 3 : 4}
        />
      )}
      {steps && <Steps steps={steps} />}
      {lists && <TwoLists lists={lists} />}
      {questions && (
        <FaqList
          entries={questions.map(({ title, text }) => ({ question: title, answer: richText(text) }))}
        />
      )}
      {slot}
    </Section>
  );
}

/** Numbered steps in a row, or in a column on a phone. */
function Steps({ steps }: { steps: PageItem[] }) {
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

const sides = [
  { Icon: Check, tone: 'text-accent' },
  { Icon: X, tone: 'text-ink-faint' },
];

/** Uses that fit and uses that do not, side by side. */
function TwoLists({ lists }: { lists: PageList[] }) {
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-16">
      {sides.map(({ Icon, tone }, index) => (
        <div key={tone}>
          <h3 className="border-b border-line-strong pb-3 font-semibold">{lists[index]?.title}</h3>
          <ul>
            {lists[index]?.entries.map((entry) => (
              <li key={entry} className="flex gap-3 border-b border-line py-3 text-ink-soft">
                <Icon aria-hidden size={18} className={`mt-1 shrink-0 ${tone}`} />
                {entry}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type CallToActionProps = { title: string; text: string; label: string; generates?: boolean };

/** The last section of a marketing page, with one button. */
function CallToAction({ title, text, label, generates }: CallToActionProps) {
  return (
    <Section>
      <div className="flex flex-col items-start justify-between gap-6 sm:flex-row sm:items-center">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
          <p className="mt-2 max-w-xl text-ink-soft">{text}</p>
        </div>
        <HomeLink generates={generates}>{label}</HomeLink>
      </div>
    </Section>
  );
}
