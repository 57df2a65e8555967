import { Clock, EyeOff, FileText, Paperclip, ShieldCheck, Zap } from 'lucide-react';
import { type Feature, FeatureGrid, Section } from '#web/components/section.tsx';
import { limits } from '#web/lib/limits.ts';

const features: Feature[] = [
  {
    icon: Zap,
    title: 'An address in one click',
    text: 'No form, no password, no name. The address is ready in under a second and works immediately.',
  },
  {
    icon: FileText,
    title: 'Messages arrive live',
    text: 'New messages appear on the page without a reload, usually within five seconds of being sent.',
  },
  {
    icon: Clock,
    title: 'Deleted on time',
    text: `After ${limits.freeLifetime}, or ${limits.premiumLifetime} with premium, the address stops working and its messages are deleted. You can also delete them sooner.`,
  },
  {
    icon: EyeOff,
    title: 'Tracking is blocked',
    text: 'Remote images stay blocked until you choose to load them, and then we fetch them for you. Trackers that we recognize are never loaded.',
  },
  {
    icon: ShieldCheck,
    title: 'Encrypted on disk',
    text: 'Every message is encrypted before it is stored, and every inbox has its own key. Not even the subject or sender is stored unencrypted.',
  },
  {
    icon: Paperclip,
    title: 'Complete messages',
    text: `HTML and plain text, images, and attachments up to ${limits.freeAttachments}, or ${limits.premiumAttachments} with premium. On your phone and your computer.`,
  },
];

export function HomeFeatures() {
  return (
    <Section
      id="features"
      title="Simple on purpose"
      intro="An inbox for everything that needs your address just once: a download, a trial, a forum, a test."
    >
      <FeatureGrid features={features} />
    </Section>
  );
}
