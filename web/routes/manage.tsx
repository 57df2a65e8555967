import { Guard } from '#web/features/account/guard.tsx';
import { ManagePage } from '#web/features/dashboard/manage-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Manage',
    description: 'Your account and subscription.',
    path: '/manage',
    noindex: true,
  });

export default function Manage() {
  return (
    <Guard access="premium">
      <ManagePage />
    </Guard>
  );
}
