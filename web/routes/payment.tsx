import { PaymentPage } from '#web/features/billing/payment-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Payment', description: 'Premium, by the month.', path: '/payment', noindex: true });

export default PaymentPage;
