import { Guard } from '#web/features/account/guard.tsx';
import { ResubscribePage } from '#web/features/account/resubscribe-page.tsx';

export default function Resubscribe() {
  return (
    <Guard access="renewal">
      <ResubscribePage />
    </Guard>
  );
}
