import { PageHero } from '#web/components/section.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Dashboard', description: 'Your inboxes.', path: '/dashboard', noindex: true });

export default function Dashboard() {
  return (
    <Guard access="premium">
      <PageHero title="Dashboard" lead="Your inboxes." />
    </Guard>
  );
}
