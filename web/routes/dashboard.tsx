import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Dashboard', description: 'Your inboxes.', path: '/dashboard', noindex: true });

export default function Dashboard() {
  return (
    <Guard access="premium" leaving={<FullScreenLoader over label="Loading dashboard..." />}>
      <DashboardPage />
    </Guard>
  );
}
