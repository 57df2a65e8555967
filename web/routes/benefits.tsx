import { Guard } from '#web/features/account/guard.tsx';
import { BenefitsPage } from '#web/features/dashboard/benefits-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Benefits', description: 'What premium gives you.', path: '/benefits', noindex: true });

export default function Benefits() {
  return (
    <Guard access="premium">
      <BenefitsPage />
    </Guard>
  );
}
