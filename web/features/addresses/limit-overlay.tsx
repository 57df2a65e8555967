import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAddresses } from './addresses-provider.tsx';

const LimitDialog = lazyPart(() => import('./limit/limit-dialog.tsx'));

export function LimitOverlay() {
  const { limit, closeLimit } = useAddresses();
  return limit && <LimitDialog limit={limit} onClose={closeLimit} />;
}
