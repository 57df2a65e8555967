import { Clock, Headset, Inbox, Paperclip, ShieldCheck, Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FeatureGrid, PageHero, Section } from '#web/components/section.tsx';

const benefits = [
  { icon: Inbox, title: '5 addresses at once', text: 'Keep separate things separate, all day long.' },
  { icon: Clock, title: '24 hours each', text: 'Started in the morning, still there in the evening.' },
  { icon: Paperclip, title: '50 MB attachments', text: 'Ten times the room of the free plan, per message.' },
  {
    icon: ShieldCheck,
    title: 'Closed inboxes',
    text: 'Only you can open them, even if others know the address.',
  },
  {
    icon: Headset,
    title: 'Priority',
    text: 'Your mail is delivered first, and your questions are answered first.',
  },
  { icon: Sparkles, title: 'No ads', text: 'Not on any page.' },
];

/** What the pricing page is to somebody who has paid already. */
export function AlreadyPremium() {
  const navigate = useNavigate();
  return (
    <>
      <PageHero
        title="Already a Premium User"
        lead="Thank you. There is nothing more to buy here: all of this is yours already."
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
