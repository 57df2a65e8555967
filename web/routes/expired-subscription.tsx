import { ExpiredPage } from '#web/features/account/expired-page.tsx';
import { Guard } from '#web/features/account/guard.tsx';

export default function ExpiredSubscription() {
  return (
    <Guard access="renewal">
      <ExpiredPage />
    </Guard>
  );
}
