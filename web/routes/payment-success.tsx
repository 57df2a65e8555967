import { PaymentSuccessPage } from '#web/features/billing/payment-success-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Payment successful',
    description: 'Thank you.',
    path: '/payment-success',
    noindex: true,
  });

export default PaymentSuccessPage;
