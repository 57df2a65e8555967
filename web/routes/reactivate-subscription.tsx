import { Guard } from '#web/features/account/guard.tsx';
import { ReactivatePage } from '#web/features/account/reactivate-page.tsx';

export default function ReactivateSubscription() {
  return (
    <Guard access="login">
      <ReactivatePage />
    </Guard>
  );
}
