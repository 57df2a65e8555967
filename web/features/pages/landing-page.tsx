import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction } from '#web/components/call-to-action.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { Prose } from '#web/components/prose.tsx';
import { FaqList, type Feature, FeatureGrid, Section } from '#web/components/section.tsx';
import type { PlainFaq } from '#web/lib/json-ld.ts';
import { GENERATE } from '#web/lib/link-state.ts';
import { type Step, Steps } from './steps.tsx';
import { TwoLists, type TwoListsProps } from './two-lists.tsx';

/** One part of a landing page. It shows what it has: tiles, numbered steps, two lists, or free text. */
export type LandingSection = {
  id: string;
  title: string;
  intro?: ReactNode;
  tiles?: Feature[];
  steps?: Step[];
  lists?: TwoListsProps;
  prose?: ReactNode;
  figure?: ReactNode;
};

/** The words of a landing page. Its title and description for search results are in web/pages.ts. */
export type LandingText = {
  eyebrow?: string;
  heading: string;
  lead: string;
  action: string;
  /** A second button beside the action. */
  more?: { label: string; to: string };
  sections: LandingSection[];
  faqTitle?: string;
  faqIntro?: ReactNode;
  faq: PlainFaq[];
  closing: { title: string; text: string; label: string };
};

export function LandingPage({ text }: { text: LandingText }) {
  return (
    <>
      <PageHero eyebrow={text.eyebrow} title={text.heading} lead={text.lead}>
        <ButtonLink to="/" state={GENERATE} variant="primary" size="lg">
          {text.action}
        </ButtonLink>
        {text.more && (
          <ButtonLink to={text.more.to} size="lg">
            {text.more.label}
          </ButtonLink>
        )}
      </PageHero>
      {text.sections.map((section) => (
        <LandingPart key={section.id} section={section} />
      ))}
      <Section title={text.faqTitle ?? 'Short questions'} id="faq" narrow intro={text.faqIntro}>
        <FaqList entries={text.faq} />
      </Section>
      <CallToAction {...text.closing} />
    </>
  );
}

function LandingPart({ section }: { section: LandingSection }) {
  const { id, title, intro, tiles, steps, lists, prose, figure } = section;
  return (
    <Section id={id} title={title} intro={intro} narrow={prose !== undefined}>
      {tiles && <FeatureGrid features={tiles} columns={tiles.length % 3 === 0 ? 3 : 4} />}
      {steps && <Steps steps={steps} />}
      {lists && <TwoLists {...lists} />}
      {prose && <Prose>{prose}</Prose>}
      {figure}
    </Section>
  );
}
