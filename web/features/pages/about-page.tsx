import { Ban, Eye, Feather, Lock, Timer, Waypoints } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction } from '#web/components/call-to-action.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { Prose } from '#web/components/prose.tsx';
import { FeatureGrid, Section } from '#web/components/section.tsx';
import { TwoLists } from './two-lists.tsx';

const principles = [
  {
    icon: Timer,
    title: 'Everything ends',
    text: 'Messages that expire in the same quarter of an hour are stored together and deleted together, on time.',
  },
  {
    icon: Lock,
    title: 'Encrypted until then',
    text: 'Each message is compressed and encrypted with a key that only its inboxes can unlock. Addresses are looked up by a keyed hash.',
  },
  {
    icon: Eye,
    title: 'Nothing to track',
    text: 'No addresses, subjects or tokens in our logs. No tracking pixels loaded from your messages. No profile of you.',
  },
  {
    icon: Waypoints,
    title: 'Accepted means stored',
    text: 'A sender is told “accepted” only after your message is safely stored. Otherwise it is asked to try again.',
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
        lead="A mayfly lives for a day, and that is long enough. We think the same is true of most email addresses."
      >
        <ButtonLink to="/" variant="primary" size="lg">
          Generate an address
        </ButtonLink>
      </PageHero>
      <Section title="Why we built it" id="why" narrow>
        <Prose>
          <p>
            Every form wants an email address, and most of them need it only once. Yet the address you give
            them is the one you have had for years, the one that connects everything about you. We wanted the
            opposite: an address that does one job and is then really gone.
          </p>
          <p>
            Temporary mail is not a new idea. But many services are crowded with ads and vague about what they
            keep. So {brand.name} was founded in {brand.founded} with two rules: say exactly what happens to a
            message, and build the service so that it is true. You can read the result in our{' '}
            <Link to="/privacy">privacy policy</Link> and, in more detail, in{' '}
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
            'Brief contact with people you do not know',
          ]}
          bad={[
            'Banks, health, taxes and public authorities',
            'Any account you must be able to recover',
            'Confidential mail: anyone who knows a free address can open its inbox',
            'Anything the law or our terms forbid',
          ]}
        />
      </Section>
      <CallToAction
        title="See for yourself"
        text="Trying it is quicker than reading about it."
        label="Generate a temporary address"
      />
    </>
  );
}
