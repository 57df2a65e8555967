import { BookOpen, CreditCard, FileText, MessageSquare } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FaqList, FeatureGrid, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { SupportAddress } from './contact-page.tsx';
import { helpFaq } from './help-faq.ts';

const more = [
  {
    icon: BookOpen,
    title: 'The basics',
    text: <TextLink to="/what-is-temp-mail">What temp mail is and how it works</TextLink>,
  },
  {
    icon: CreditCard,
    title: 'The plans',
    text: <TextLink to="/pricing">What is free and what premium adds</TextLink>,
  },
  {
    icon: FileText,
    title: 'Your data',
    text: <TextLink to="/privacy">What we store, and for how long</TextLink>,
  },
  {
    icon: MessageSquare,
    title: 'Good to know',
    text: <TextLink to="/blog">Guides on privacy and security</TextLink>,
  },
];

export function HelpPage() {
  return (
    <>
      <PageHero
        title="Help"
        lead="The questions people ask most, and how to reach us if yours is not among them."
      />
      <Section title="Frequently asked" id="faq" narrow>
        <FaqList entries={helpFaq} />
      </Section>
      <Section title="Read on" id="more">
        <FeatureGrid features={more} columns={4} />
      </Section>
      <Section
        title="Still stuck?"
        id="support"
        intro="Tell us what you did, what you expected and what happened instead. Please do not send passwords or codes."
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to="/contact?type=support" variant="primary" size="lg">
            Contact support
          </ButtonLink>
          <SupportAddress />
        </div>
      </Section>
    </>
  );
}
