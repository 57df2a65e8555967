import { PageHero } from '#web/components/section.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Manage',
    description: 'Your account and subscription.',
    path: '/manage',
    noindex: true,
  });

export default function Manage() {
  return (
    <Guard access="premium">
      <PageHero title="Manage" lead="Your account and subscription." />
    </Guard>
  );
}
