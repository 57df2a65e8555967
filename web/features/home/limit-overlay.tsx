import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const LimitDialog = lazyPart(() => import('#web/features/addresses/limit-dialog.tsx'));

export function LimitOverlay() {
  const { limit, closeLimit } = useAddresses();
  return limit && <LimitDialog until={limit.until} onClose={closeLimit} />;
}
