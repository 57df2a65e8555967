import { ArrowLeft, Clock, Headset, Inbox, SlidersHorizontal } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { FeatureGrid, pageWidth } from '#web/components/section.tsx';
import { cx } from '#web/lib/cx.ts';

const benefits = [
  {
    icon: Inbox,
    title: 'Up to 5 emails at once',
    text: 'Keep five inboxes open side by side, each for its own purpose, with a name you choose.',
  },
  {
    icon: Clock,
    title: '24 hours instead of 1 hour',
    text: 'Every address lives a whole day: started in the morning, still there in the evening.',
  },
  {
    icon: Headset,
    title: 'Priority support',
    text: 'Your questions are marked and read before all others. So is your mail: it is delivered first.',
  },
  {
    icon: SlidersHorizontal,
    title: 'Advanced inbox management tools',
    text: 'See, select, copy and delete all your inboxes in one place. Nobody but you can open them.',
  },
];

export function BenefitsPage() {
  return (
    <div className={cx(pageWidth, 'flex flex-col items-start gap-8 pt-10 pb-16 sm:pt-14')}>
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Premium Benefits</h1>
        <p className="mt-2 text-pretty text-ink-soft">
          What your subscription gives you, all of it switched on.
        </p>
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
