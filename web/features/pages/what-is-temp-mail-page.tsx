import { Clock, Globe, ShieldCheck, Zap } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FaqList, FeatureGrid, PageHero, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Steps } from './steps.tsx';
import { tempMailFaq } from './temp-mail-faq.ts';

const tiles = [
  {
    icon: ShieldCheck,
    title: 'Privacy Protection',
    text: 'Your own address stays with you. Nobody can sell, leak or match an address that no longer exists.',
  },
  {
    icon: Zap,
    title: 'Instant Setup',
    text: 'No form, no password, no confirmation. One press, and the address is ready in less than a second.',
  },
  {
    icon: Clock,
    title: 'Auto-Cleanup',
    text: 'After an hour, or 24 with premium, the inbox closes and its messages are dropped. You do nothing.',
  },
  {
    icon: Globe,
    title: 'Universal Access',
    text: 'Works in any current browser, on a phone or a computer, with keyboard and screen reader.',
  },
];

const steps = [
  {
    title: 'Generate',
    text: 'Press one button on the home page. A fresh address appears, with the time it has left.',
  },
  { title: 'Use', text: 'Copy it into the form that asks for an address. Keep the page open.' },
  { title: 'Read', text: 'The message appears by itself. Take the code, follow the link, save the file.' },
  {
    title: 'Forget',
    text: 'Close the page. The address expires, and later mail is turned away at the door.',
  },
];

export function WhatIsTempMailPage() {
  return (
    <>
      <PageHero
        title="What is temp mail?"
        lead="Temp mail is a working email address for the next hour. It takes the confirmation, the download link or the code, and then disappears together with all the newsletters that would have followed."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Get Started Now
        </ButtonLink>
        <ButtonLink to="/blog/what-is-temporary-email" size="lg">
          Read the full guide
        </ButtonLink>
      </PageHero>
      <Section title="Why people use it" id="why">
        <FeatureGrid features={tiles} columns={4} />
      </Section>
      <Section title="How it works" id="how">
        <Steps steps={steps} />
      </Section>
      <Section
        title="Questions and answers"
        id="faq"
        narrow
        intro={
          <>
            More about the plans on <TextLink to="/pricing">pricing</TextLink>, more help on the{' '}
            <TextLink to="/help">help page</TextLink>.
          </>
        }
      >
        <FaqList entries={tempMailFaq} />
      </Section>
      <CallToAction
        title="Try it, it takes a second"
        text="No registration, no card, nothing to install."
        label="Get Started Now"
      />
    </>
  );
}
