import { UpgradePage } from '#web/features/billing/upgrade-page.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Upgrade to Premium',
    description: 'Mayfly Premium: up to 5 addresses at once, 24 hours each, 50 MB attachments and no ads.',
    path: '/upgrade',
  });

export default UpgradePage;
