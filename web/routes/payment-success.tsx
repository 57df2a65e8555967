import { PaymentSuccessPage } from '#web/features/billing/payment-success-page.tsx';

export default PaymentSuccessPage;
