import { LoginPage } from '#web/features/account/login-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Login',
    description: 'Sign in to your Mayfly premium account.',
    path: '/login',
  });

export default LoginPage;
