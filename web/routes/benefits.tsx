import { Guard } from '#web/features/account/guard.tsx';
import { BenefitsPage } from '#web/features/dashboard/benefits-page.tsx';

export default function Benefits() {
  return (
    <Guard access="premium">
      <BenefitsPage />
    </Guard>
  );
}
