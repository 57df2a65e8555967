import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Payment', description: 'Premium, by the month.', path: '/payment', noindex: true });

export default function Payment() {
  return <PageHero title="Payment" lead="Premium, by the month." />;
}
