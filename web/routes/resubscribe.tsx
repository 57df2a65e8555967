import { Guard } from '#web/features/account/guard.tsx';
import { ResubscribePage } from '#web/features/account/resubscribe-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Resubscribe',
    description: 'Confirm your address to continue.',
    path: '/resubscribe',
    noindex: true,
  });

export default function Resubscribe() {
  return (
    <Guard access="login">
      <ResubscribePage />
    </Guard>
  );
}
