import { Clock, EyeOff, FileText, Paperclip, ShieldCheck, Zap } from 'lucide-react';
import { type Feature, FeatureGrid, Section } from '#web/components/section.tsx';

const features: Feature[] = [
  {
    icon: Zap,
    title: 'One click, one address',
    text: 'No form, no password, no name. The address is ready in under a second and works at once.',
  },
  {
    icon: FileText,
    title: 'Mail appears by itself',
    text: 'New messages are pushed to the page, usually within five seconds of being sent. Leave it open and watch.',
  },
  {
    icon: Clock,
    title: 'Gone on time',
    text: 'After one hour the address stops working and its mail is deleted. After 24 hours with premium. Or sooner, by your hand.',
  },
  {
    icon: EyeOff,
    title: 'Senders learn nothing',
    text: 'Remote pictures and tracking pixels stay blocked until you ask for them. Links show where they really lead.',
  },
  {
    icon: ShieldCheck,
    title: 'Sealed while it is here',
    text: 'Every message is encrypted before it is stored, under a key of its own inbox. No subject or sender lies on disk in clear.',
  },
  {
    icon: Paperclip,
    title: 'A whole mail, not half of one',
    text: 'HTML and plain text, pictures, and attachments up to 5 MB, or 50 MB with premium, on the phone as on the desk.',
  },
];

export function HomeFeatures() {
  return (
    <Section
      id="features"
      title="Light on purpose"
      intro="A mailbox for the things that want your address once: a download, a trial, a forum, a test."
    >
      <FeatureGrid features={features} />
    </Section>
  );
}
