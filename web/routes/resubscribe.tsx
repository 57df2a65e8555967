import { PageHero } from '#web/components/section.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Resubscribe',
    description: 'Confirm your address to continue.',
    path: '/resubscribe',
    noindex: true,
  });

export default function Resubscribe() {
  return (
    <Guard access="login">
      <PageHero title="Resubscribe" lead="Confirm your address to continue." />
    </Guard>
  );
}
