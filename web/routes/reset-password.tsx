import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Reset password',
    description: 'Choose a new password.',
    path: '/reset-password',
    noindex: true,
  });

export default function ResetPassword() {
  return <PageHero title="Reset password" lead="Choose a new password." />;
}
