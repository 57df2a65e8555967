import { UpgradePage } from '#web/features/billing/upgrade-page.tsx';

export default UpgradePage;
