import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { Guard } from '#web/features/account/guard.tsx';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { texts } from '#web/features/dashboard/texts.tsx';

export default function Dashboard() {
  return (
    <Guard access="premium" leaving={<FullScreenLoader over label={texts.loadingDashboard} />}>
      <DashboardPage />
    </Guard>
  );
}
