import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Payment success', description: 'Thank you.', path: '/payment-success', noindex: true });

export default function PaymentSuccess() {
  return <PageHero title="Payment success" lead="Thank you." />;
}
