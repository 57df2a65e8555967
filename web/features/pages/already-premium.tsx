import { Clock, Headset, Inbox, Paperclip, ShieldCheck, Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FeatureGrid, Section } from '#web/components/section.tsx';
import { limits } from '#web/lib/limits.ts';

const benefits = [
  {
    icon: Inbox,
    title: `${limits.premiumAddresses} at once`,
    text: 'Use a different one for each purpose.',
  },
  {
    icon: Clock,
    title: `${limits.premiumLifetime} each`,
    text: `Instead of ${limits.freeLifetime} on the free plan.`,
  },
  {
    icon: Paperclip,
    title: `${limits.premiumAttachments} attachments`,
    text: `Per message, instead of ${limits.freeAttachments} on the free plan.`,
  },
  {
    icon: ShieldCheck,
    title: 'Private inboxes',
    text: 'Only you can open them, even if others know the address.',
  },
  {
    icon: Headset,
    title: 'Priority',
    text: 'Your messages are delivered first, and your questions are answered first.',
  },
  { icon: Sparkles, title: 'No ads', text: 'Not on any page.' },
];

/** The pricing page for somebody who already has premium. */
export function AlreadyPremium() {
  const navigate = useNavigate();
  return (
    <>
      <PageHero
        title="Already a Premium User"
        lead="Thank you. You already have everything that premium offers."
      >
        <ButtonLink to="/dashboard" variant="primary" size="lg">
          Premium Dashboard
        </ButtonLink>
        <ButtonLink to="/" size="lg">
          Go to Homepage
        </ButtonLink>
        <Button variant="ghost" size="lg" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      </PageHero>
      <Section title="Your benefits" id="benefits">
        <FeatureGrid features={benefits} />
      </Section>
    </>
  );
}
