import { ArrowLeft, Clock, Headset, Inbox, SlidersHorizontal } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { FeatureGrid } from '#web/components/section.tsx';
import { cx } from '#web/lib/cx.ts';
import { limits } from '#web/lib/limits.ts';

const benefits = [
  {
    icon: Inbox,
    title: `Up to ${limits.premiumCount} emails at once`,
    text: 'Use a separate inbox for each purpose, with names you choose.',
  },
  {
    icon: Clock,
    title: `${limits.premiumLifetime} instead of ${limits.freeLifetime}`,
    text: 'Every address works longer, so that you can come back to it later.',
  },
  {
    icon: Headset,
    title: 'Priority support',
    text: 'Your questions are marked as premium and answered first. Your mail is delivered first, too.',
  },
  {
    icon: SlidersHorizontal,
    title: 'Advanced inbox management tools',
    text: 'View, copy and delete all your inboxes in one place. Only you can open them.',
  },
];

export function BenefitsPage() {
  return (
    <div className={cx(pageWidth, 'flex flex-col items-start gap-8 pt-10 pb-16 sm:pt-14')}>
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Premium benefits</h1>
        <p className="mt-2 text-ink-soft">Everything that is included in your subscription.</p>
      </div>
      <h2 className="sr-only">Your benefits</h2>
      <FeatureGrid features={benefits} columns={4} />
      <ButtonLink to="/dashboard" variant="primary">
        <ArrowLeft aria-hidden size={16} />
        Back to Dashboard
      </ButtonLink>
    </div>
  );
}
