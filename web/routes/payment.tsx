import { PaymentPage } from '#web/features/billing/payment-page.tsx';

export default PaymentPage;
