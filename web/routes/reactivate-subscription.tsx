import { PageHero } from '#web/components/section.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Reactivate subscription',
    description: 'Your premium subscription has expired.',
    path: '/reactivate-subscription',
    noindex: true,
  });

export default function ReactivateSubscription() {
  return (
    <Guard access="login">
      <PageHero title="Reactivate subscription" lead="Your premium subscription has expired." />
    </Guard>
  );
}
