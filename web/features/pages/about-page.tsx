import { Ban, Eye, Feather, Lock, Timer, Waypoints } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction, FeatureGrid, PageHero, Prose, Section } from '#web/components/section.tsx';
import { TwoLists } from './two-lists.tsx';

const principles = [
  {
    icon: Timer,
    title: 'Everything ends',
    text: 'Expiry is not a setting but the ground plan. Messages are stored by the quarter-hour in which they end, and dropped with it.',
  },
  {
    icon: Lock,
    title: 'Sealed meanwhile',
    text: 'Each message is compressed and encrypted with a key of its inbox. Addresses are found by a keyed hash, not by name.',
  },
  {
    icon: Eye,
    title: 'Nothing to look at',
    text: 'No addresses, subjects or tokens in our logs. No tracking pixels loaded from your mail. No profile of you.',
  },
  {
    icon: Waypoints,
    title: 'Acknowledged means stored',
    text: 'A sender hears “accepted” only after your message is safely written. Otherwise it is told to try again.',
  },
  {
    icon: Feather,
    title: 'Light on the page',
    text: 'One main action per screen, nothing that jumps, readable on a small phone and by a screen reader.',
  },
  {
    icon: Ban,
    title: 'Receive only',
    text: `${brand.name} cannot send mail, so it cannot be used to spam anyone.`,
  },
];

export function AboutPage() {
  return (
    <>
      <PageHero
        eyebrow={`Founded in ${brand.founded}`}
        title={`About ${brand.name}`}
        lead="A mayfly lives for a day, and that is enough for what it has to do. We think the same of most email addresses."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Generate an address
        </ButtonLink>
      </PageHero>
      <Section title="Why we built it" id="why" narrow>
        <Prose>
          <p>
            Every form wants an email address, and most of them want it once. Yet the address you give is the
            one you have had for years, the one that joins everything about you. We wanted the opposite: an
            address that does its one job and then is truly gone.
          </p>
          <p>
            Temporary mail is not a new idea. But many services are hard to look at and vague about what they
            keep. So {brand.name} was founded in {brand.founded} with two rules: say exactly what happens to a
            message, and build it so that the sentence is true. The result is described in our{' '}
            <Link to="/privacy">privacy policy</Link> and, at more length, in{' '}
            <Link to="/blog/why-mayfly-benefits">an article about our promises</Link>.
          </p>
        </Prose>
      </Section>
      <Section title="What we hold ourselves to" id="principles">
        <FeatureGrid features={principles} />
      </Section>
      <Section title="Made for some things, not for all" id="use">
        <TwoLists
          good={[
            'Confirmations, codes and download links you need once',
            'Trying a service before you trust it',
            'Testing sign-ups and newsletters of your own',
            'Short contacts with people you do not know',
          ]}
          bad={[
            'Banks, health, taxes and public authorities',
            'Any account you must be able to recover',
            'Confidential mail: a free inbox opens for anyone who knows its address',
            'Anything the law or our terms forbid',
          ]}
        />
      </Section>
      <CallToAction
        title="See for yourself"
        text="It is quicker to try than to read about."
        label="Generate a temporary address"
      />
    </>
  );
}
