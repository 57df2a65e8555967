import { ResetPasswordPage } from '#web/features/account/reset-password-page.tsx';

export default ResetPasswordPage;
