import { BadgeCheck, Download, KeyRound, Ticket, Timer, Wifi } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FaqList, FeatureGrid, PageHero, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { tenMinuteFaq } from './landing-faq.ts';
import { Steps } from './steps.tsx';
import { TwoLists } from './two-lists.tsx';

const hour = [
  {
    title: 'Minute 0',
    text: 'You press one button. The address is ready in less than a second and copied with one more.',
  },
  {
    title: 'Minute 1',
    text: 'You paste it into the form. The confirmation usually appears here within about 5 seconds.',
  },
  {
    title: 'Minute 10',
    text: 'Slow senders have caught up too. You have your code or your file, and are done.',
  },
  {
    title: 'Minute 60',
    text: 'The inbox closes by itself. Whatever is sent later is refused, and the rest is dropped.',
  },
];

const errands = [
  {
    icon: KeyRound,
    title: 'A sign-up code',
    text: 'Six digits, typed once, worth nothing five minutes later.',
  },
  {
    icon: Download,
    title: 'A download link',
    text: 'The PDF behind the form, without the sales calls behind the PDF.',
  },
  {
    icon: Wifi,
    title: 'Guest Wi-Fi',
    text: 'Airports and cafés that want an address before they let you online.',
  },
  { icon: Ticket, title: 'A voucher', text: 'The ten percent for the newsletter you will not read.' },
  {
    icon: BadgeCheck,
    title: 'A vote or a comment',
    text: 'Confirm that you are a person without saying which one.',
  },
  {
    icon: Timer,
    title: 'A test of your own form',
    text: 'Does the welcome mail arrive? You will know in seconds.',
  },
];

export function TenMinuteMailPage() {
  return (
    <>
      <PageHero
        eyebrow="10 minute mail"
        title="Ten-minute mail that does not rush you"
        lead="Ten minutes are plenty for a code, until the sender takes eleven. Mayfly gives you the same throw-away inbox for a full hour, free, and a bar that shows how much of it is left."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Get a 10 minute address
        </ButtonLink>
      </PageHero>
      <Section
        title="The hour of an address"
        id="hour"
        intro="Most people are gone after two minutes. The other fifty-eight are there for the day when something is slow."
      >
        <Steps steps={hour} />
      </Section>
      <Section title="Errands that fit into ten minutes" id="errands">
        <FeatureGrid features={errands} />
      </Section>
      <Section
        title="Short-lived is a promise in both directions"
        id="limits"
        intro="When the time is up, nobody can open the inbox any more, you included. So decide first whether you will need it again."
      >
        <TwoLists
          good={[
            'You need exactly one message, and you need it now',
            'You can finish while this page is open',
            'It would not matter if a stranger saw the message',
            'You will never have to reset a password with this address',
          ]}
          bad={[
            'Receipts and warranties: they outlive an hour',
            'Accounts you want to come back to',
            'Banks, authorities, health and work',
            'Private messages: free inboxes open for anyone who knows the address',
          ]}
          goodTitle="Take ten-minute mail when"
          badTitle="Take another address for"
        />
      </Section>
      <Section
        title="Short questions"
        id="faq"
        narrow
        intro={
          <>
            Need a whole day? <TextLink to="/pricing">Premium addresses</TextLink> live 24 hours.
          </>
        }
      >
        <FaqList entries={tenMinuteFaq} />
      </Section>
      <CallToAction
        title="The clock starts when you do"
        text="No sign-up, no app, no card."
        label="Generate an address"
      />
    </>
  );
}
