import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '#web/components/button.tsx';
import { CallToAction } from '#web/components/call-to-action.tsx';
import { HomeLink } from '#web/components/generate-link.tsx';
import { Html, richText } from '#web/components/html.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FaqList, FeatureGrid, Section } from '#web/components/section.tsx';
import { DemoPart } from '#web/features/demo/demo-part.tsx';
import { BlogLink } from '#web/features/layout/blog-link.tsx';
import { isOwnPage } from '#web/language/own-pages.ts';
import type { PageSection, PageText } from './read-page.ts';
import { Steps } from './steps.tsx';
import { TwoLists } from './two-lists.tsx';

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
