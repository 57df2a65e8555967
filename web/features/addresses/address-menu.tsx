import { EllipsisVertical, EyeOff, Inbox, QrCode, Settings2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Menu } from '#web/components/menu.tsx';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.tsx';
import { useAddressOverlays } from './use-address-overlays.tsx';

const AddressSheet = lazyPart(() => import('./address-sheet.tsx'));

/** What can be done with the selected address: a menu, or on phones a sheet. Both lead to the options of the next one. */
export function AddressMenu() {
  const { selected, expired } = useAddresses();
  const [sheet, setSheet] = useState(false);
  const { openQr, openDeliveries, openDelete, openForget, overlays } = useAddressOverlays(selected);
  const isApp = useMedia(APP_LAYOUT);
  const share = shareAddress(selected?.address);
  const openSheet = () => AddressSheet.open(() => setSheet(true));
  return (
    <>
      {isApp ? (
        <Menu
          label={texts.options}
          align="end"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
          trigger={<EllipsisVertical aria-hidden size={18} />}
          items={[
            { label: texts.chooseNext, icon: Settings2, onSelect: openSheet },
            { label: texts.openOnPhone, icon: QrCode, disabled: expired, onSelect: openQr },
            ...(share ? [{ label: texts.share, icon: Share2, disabled: expired, onSelect: share }] : []),
            {
              label: texts.deliveries,
              icon: Inbox,
              disabled: expired,
              onSelect: openDeliveries,
            },
            {
              label: expired ? texts.expiredNoDelete : texts.deleteAddress,
              icon: Trash2,
              disabled: expired,
              destructive: true,
              onSelect: openDelete,
            },
            { label: texts.forgetMe, icon: EyeOff, onSelect: openForget },
          ]}
        />
      ) : (
        <IconButton
          label={texts.options}
          aria-haspopup="dialog"
          aria-expanded={sheet}
          className="-me-2"
          onClick={openSheet}
        >
          <EllipsisVertical aria-hidden size={18} />
        </IconButton>
      )}
      {sheet && (
        <AddressSheet
          onClose={() => setSheet(false)}
          onShare={share}
          onDeliveries={openDeliveries}
          onDelete={openDelete}
          onForget={openForget}
        />
      )}
      {overlays}
    </>
  );
}

/** A function that gives the address to the share sheet of the system. Null where the browser has none. */
const shareAddress = (address: string | undefined) =>
  address && 'share' in navigator
    ? // Closing the sheet is a rejection.
      () => void navigator.share({ text: address }).catch(() => {})
    : null;
