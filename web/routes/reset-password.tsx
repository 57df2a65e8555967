import { ResetPasswordPage } from '#web/features/account/reset-password-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Reset password',
    description: 'Choose a new password.',
    path: '/reset-password',
    noindex: true,
  });

export default ResetPasswordPage;
