import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Login',
    description: 'Sign in to your Mayfly premium account.',
    path: '/login',
  });

export default function Login() {
  return <PageHero title="Login" lead="Sign in to your Mayfly premium account." />;
}
