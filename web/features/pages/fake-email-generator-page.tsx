import { FlaskConical, ListChecks, MailCheck, Palette, RefreshCw, UserPlus } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FaqList, FeatureGrid, PageHero, Section } from '#web/components/section.tsx';
import { AddressAnatomy } from './address-anatomy.tsx';
import { fakeEmailFaq } from './landing-faq.ts';
import { TwoLists } from './two-lists.tsx';

const testing = [
  {
    icon: UserPlus,
    title: 'Sign-up flows',
    text: 'A fresh, unused recipient for every run, without plus-tricks that half of the forms reject.',
  },
  {
    icon: MailCheck,
    title: 'Delivery',
    text: 'Real SMTP from your server to ours. What you see is what a customer would have received.',
  },
  {
    icon: Palette,
    title: 'Appearance',
    text: 'HTML and plain text side by side, on a phone and on a desktop, in light and dark.',
  },
  {
    icon: ListChecks,
    title: 'Headers',
    text: 'Download the raw source and read SPF, DKIM and every Received line as they arrived.',
  },
  {
    icon: RefreshCw,
    title: 'Automation',
    text: 'The API this site uses is documented and yours to use, within the limits of your plan.',
  },
  {
    icon: FlaskConical,
    title: 'Edge cases',
    text: 'Attachments, odd character sets, broken MIME: stored as sent, never silently dropped.',
  },
];

export function FakeEmailGeneratorPage() {
  return (
    <>
      <PageHero
        eyebrow="Fake email generator"
        title="A fake address that really receives mail"
        lead="Typing something made up into a form fails as soon as it wants a confirmation, and may hit a stranger’s mailbox. Mayfly generates an address that belongs to nobody else and works for an hour."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Generate a fake email
        </ButtonLink>
        <ButtonLink to="/help" size="lg">
          How it works
        </ButtonLink>
      </PageHero>
      <Section
        title="What the generator makes"
        id="anatomy"
        intro="Readable enough to dictate, random enough that nobody finds it by trying."
      >
        <AddressAnatomy />
      </Section>
      <Section title="Made up, or generated?" id="compare">
        <TwoLists
          goodTitle="A generated address"
          badTitle="A made-up address"
          good={[
            'Receives the confirmation, so the form is satisfied',
            'Cannot be anybody’s: it did not exist until you asked for it',
            'Refuses mail properly once it is gone',
            'Shows you the message, live',
          ]}
          bad={[
            'Bounces, or waits for a code that never comes',
            'May belong to a person who now gets your mail',
            'Damages the sender’s reputation with every bounce',
            'Tells you nothing about what was sent',
          ]}
        />
      </Section>
      <Section title="For people who build things that send mail" id="testing">
        <FeatureGrid features={testing} />
      </Section>
      <Section
        title="What “fake” must not mean"
        id="rules"
        intro="A generated address is a privacy tool, not a disguise for doing harm."
      >
        <TwoLists
          goodTitle="Fine"
          badTitle="Not fine, and against our terms"
          good={[
            'Keeping your own address out of a database',
            'Creating test users in software you may test',
            'Looking at a service before you commit',
          ]}
          bad={[
            'Pretending to be a particular other person',
            'Taking a free trial over and over to avoid paying',
            'Opening accounts in bulk, or getting around a ban',
            'Anything that must be true by law: contracts, authorities, banks',
          ]}
        />
      </Section>
      <Section title="Short questions" id="faq" narrow>
        <FaqList entries={fakeEmailFaq} />
      </Section>
      <CallToAction
        title="Generate one now"
        text="Two at a time for free, five with premium."
        label="Generate an address"
      />
    </>
  );
}
