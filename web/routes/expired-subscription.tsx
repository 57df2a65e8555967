import { ExpiredPage } from '#web/features/account/expired-page.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Expired subscription',
    description: 'Your premium subscription has expired.',
    path: '/expired-subscription',
    noindex: true,
  });

export default function ExpiredSubscription() {
  return (
    <Guard access="login">
      <ExpiredPage />
    </Guard>
  );
}
