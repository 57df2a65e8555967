import { Car, Heart, Home, MessagesSquare, ShoppingBag, Trash2 } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FaqList, FeatureGrid, PageHero, Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { burnerFaq } from './landing-faq.ts';
import { Steps } from './steps.tsx';
import { TwoLists } from './two-lists.tsx';

const strangers = [
  {
    icon: ShoppingBag,
    title: 'Classifieds',
    text: 'Receive the seller’s pictures and the pick-up address, not his newsletter.',
  },
  {
    icon: Home,
    title: 'Flat hunting',
    text: 'Thirty enquiries, thirty databases. None of them needs to know you for longer than a viewing.',
  },
  {
    icon: Car,
    title: 'Quotes',
    text: 'Insurers and car dealers call their lists “leads”. Get the offer and stop being one.',
  },
  {
    icon: Heart,
    title: 'First contacts',
    text: 'Until you know somebody, an address that leads nowhere is the polite kind of distance.',
  },
  {
    icon: MessagesSquare,
    title: 'One-time replies',
    text: 'Put it where one answer is expected, and see what else arrives.',
  },
  {
    icon: Trash2,
    title: 'Leak detection',
    text: 'If mail comes from somebody you never gave it to, you know who passed it on.',
  },
];

const burn = [
  { title: 'Take a fresh one', text: 'One burner per contact. Two that share an address can be connected.' },
  {
    title: 'Say only what is needed',
    text: 'An address without your name is worth little if the first line is your signature.',
  },
  {
    title: 'Finish the matter',
    text: 'You have an hour, or a day with premium. Save what you want to keep.',
  },
  {
    title: 'Burn it',
    text: 'Choose Delete Email and confirm. From that second on, nobody reaches you there.',
  },
];

export function BurnerEmailPage() {
  return (
    <>
      <PageHero
        eyebrow="Burner email"
        title="A burner email for people you do not know yet"
        lead="Some contacts should end when you say so. A burner address lets a stranger reach you today and nobody reach you tomorrow."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Get a burner address
        </ButtonLink>
        <ButtonLink to="/pricing" size="lg">
          Keep one for 24 hours
        </ButtonLink>
      </PageHero>
      <Section title="Where a burner helps" id="strangers">
        <FeatureGrid features={strangers} />
      </Section>
      <Section title="How to burn well" id="burn">
        <Steps steps={burn} />
      </Section>
      <Section
        title="Know what it hides, and what it does not"
        id="limits"
        intro={
          <>
            A burner protects your address, not your whole identity. The{' '}
            <TextLink to="/blog/email-security-best-practices">security guide</TextLink> covers the rest.
          </>
        }
      >
        <TwoLists
          goodTitle="It keeps from others"
          badTitle="It does not keep from others"
          good={[
            'Your real email address, and everything that can be looked up with it',
            'A lasting way to write to you',
            'Whether you opened a message: remote images stay off until you ask',
            'With premium: the content of the inbox, even if the address is known',
          ]}
          bad={[
            'Your network address, which the sites you visit still see',
            'What you write about yourself',
            'On the free plan: the inbox, from anyone who knows its exact address',
            'Anything from a court: harassment and fraud stay crimes with any address',
          ]}
        />
      </Section>
      <Section
        title="If it gets unpleasant"
        id="unpleasant"
        narrow
        intro="You do not owe an answer to anybody."
      >
        <ul className="flex list-disc flex-col gap-3 pl-5 text-ink-soft">
          <li>Do not reply from your real address “just once”. That undoes everything.</li>
          <li>
            Save the message as evidence first: download its raw source with all headers. Then delete the
            address.
          </li>
          <li>
            Threats belong to the police. They need the saved source, since we have nothing left after expiry.
          </li>
          <li>
            Do not use a burner to bother somebody yourself. Our{' '}
            <TextLink to="/terms#prohibited">terms</TextLink> forbid it.
          </li>
        </ul>
      </Section>
      <Section title="Short questions" id="faq" narrow>
        <FaqList entries={burnerFaq} />
      </Section>
      <CallToAction
        title="Reachable today, gone tomorrow"
        text="Your real address stays yours."
        label="Generate an address"
      />
    </>
  );
}
