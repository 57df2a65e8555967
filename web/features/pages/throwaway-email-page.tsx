import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FaqList, FeatureGrid, PageHero, Prose, Section } from '#web/components/section.tsx';
import { throwawayFaq } from './landing-faq.ts';
import { TwoLists } from './two-lists.tsx';

const path = [
  {
    title: 'It is typed once',
    text: 'You want the free chapter. The form wants an address and has a small box, already ticked.',
  },
  {
    title: 'It is passed on',
    text: '“Selected partners” receive it. Each of them has partners too. The address is the key that joins their lists.',
  },
  {
    title: 'It is lost',
    text: 'One of them has a breach. The list is public now, and it never becomes private again.',
  },
  {
    title: 'It is used',
    text: 'Spam is the harmless part. The same list feeds phishing, and password guessing at your real accounts.',
  },
];

const safety = [
  {
    title: 'Keep your real name out',
    text: 'An anonymous address beside your full name and street is not anonymous.',
  },
  {
    title: 'Mind who knows the address',
    text: 'A free inbox opens for anyone who enters its exact address. Give it to the form, not to a forum.',
  },
  {
    title: 'Leave images off',
    text: 'Remote images report that you opened the message. They are blocked here until you ask for them.',
  },
  {
    title: 'Treat files as strangers',
    text: 'Download only what you expected. Attachments are never opened for you.',
  },
];

export function ThrowawayEmailPage() {
  return (
    <>
      <PageHero
        eyebrow="Throwaway email"
        title="A throwaway address for forms that do not deserve yours"
        lead="Spam cannot be delivered to an address that does not exist any more. Use it once, throw it away, and let the mailing list keep writing to nobody."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Get a throwaway address
        </ButtonLink>
        <ButtonLink to="/blog/disposable-email-privacy-guide" size="lg">
          Read the privacy guide
        </ButtonLink>
      </PageHero>
      <Section
        title="How one form becomes a hundred mails"
        id="path"
        intro="Unsubscribing happens at the end of this road. A throwaway address ends it at the beginning."
      >
        <FeatureGrid features={path} columns={4} />
      </Section>
      <Section title="Which address for which form?" id="which">
        <TwoLists
          goodTitle="Throw it away afterwards"
          badTitle="Use an address that lasts"
          good={[
            'Downloads, white papers and price lists',
            'Free trials you only want to look at',
            'Competitions, coupons and surveys',
            'Forums where you ask a single question',
            'Apps that want an address before they show you anything',
          ]}
          bad={[
            'Anything you pay for: you will need the receipt',
            'Accounts with data you would miss',
            'Doctors, insurers, banks and offices',
            'Services where the address is your only way back in',
            'People you would like to hear from again',
          ]}
        />
      </Section>
      <Section title="What throwing away means here" id="deleted" narrow>
        <Prose>
          <p>
            An address on Mayfly ends after one hour, or 24 hours with <Link to="/pricing">premium</Link>, or
            the moment you delete it. From then on the mail server answers every sender with a permanent “no
            such user”. Proper mailing lists remove such addresses by themselves.
          </p>
          <p>
            The messages were encrypted under a key of that one inbox while they existed. They are stored by
            the quarter-hour in which they expire and dropped together when it has passed. We have no copy, no
            archive and no way to look.
          </p>
        </Prose>
      </Section>
      <Section title="Four habits that keep it safe" id="safety">
        <FeatureGrid features={safety} columns={4} />
      </Section>
      <Section title="Short questions" id="faq" narrow>
        <FaqList entries={throwawayFaq} />
      </Section>
      <CallToAction
        title="Keep your inbox for people"
        text="Give the forms something they can have."
        label="Generate an address"
      />
    </>
  );
}
