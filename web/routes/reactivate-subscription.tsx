import { Guard } from '#web/features/account/guard.tsx';
import { ReactivatePage } from '#web/features/account/reactivate-page.tsx';
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
      <ReactivatePage />
    </Guard>
  );
}
