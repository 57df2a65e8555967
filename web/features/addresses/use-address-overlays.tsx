import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { TempEmail } from './temp-email.ts';

const DeleteAddress = lazyPart(() => import('./delete-address.tsx'));
const QrDialog = lazyPart(() => import('./qr-dialog.tsx'));
const DeliveriesDialog = lazyPart(() => import('#web/features/desk/deliveries/deliveries-dialog.tsx'));
const ForgetMe = lazyPart(() => import('#web/features/account/forget-me.tsx'));

/** The dialogs of one address. `overlays` has to be rendered. */
export function useAddressOverlays(email: TempEmail | null) {
  const [open, setOpen] = useState<'delete' | 'qr' | 'deliveries' | 'forget' | null>(null);
  const close = () => setOpen(null);
  return {
    openQr: () => QrDialog.open(() => setOpen('qr')),
    openDeliveries: () => DeliveriesDialog.open(() => setOpen('deliveries')),
    openDelete: () => DeleteAddress.open(() => setOpen('delete')),
    openForget: () => ForgetMe.open(() => setOpen('forget')),
    overlays: (
      <>
        {open === 'delete' && email && <DeleteAddress email={email} onClose={close} />}
        {open === 'deliveries' && email && <DeliveriesDialog email={email} onClose={close} />}
        {open === 'forget' && <ForgetMe onClose={close} />}
        {open === 'qr' && email && <QrDialog address={email.address} onClose={close} />}
      </>
    ),
  };
}
