import { lazy, Suspense } from 'react';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';

const LimitDialog = lazy(() => import('#web/features/addresses/limit-dialog.tsx'));

export function LimitOverlay() {
  const { limit, closeLimit } = useAddresses();
  return <Suspense>{limit && <LimitDialog until={limit.until} onClose={closeLimit} />}</Suspense>;
}
