import { EyeOff, Inbox, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { cx } from '#web/lib/cx.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useAddresses } from './addresses-provider.tsx';
import { GenerateError } from './generate-error.tsx';
import { GenerateForm } from './generate-form.tsx';
import { SlotCounter } from './slot-counter.tsx';
import { SlotsNote } from './slots-note.tsx';
import { texts } from './texts.tsx';
import { useNextOptions } from './use-next-options.tsx';

type AddressSheetProps = {
  onClose: () => void;
  /** Null where the browser cannot share. */
  onShare: (() => void) | null;
  onDeliveries: () => void;
  onDelete: () => void;
  onForget: () => void;
};

/** A new address with its options. On phones also what can be done with this one, which wider screens have in a menu. */
export default function AddressSheet({ onClose, ...actions }: AddressSheetProps) {
  const { limit } = useAddresses();
  const isApp = useMedia(APP_LAYOUT);
  const next = useNextOptions(isApp);
  // The limit has a dialog of its own, which takes the place of the sheet.
  useEffect(() => {
    if (limit) onClose();
  }, [limit, onClose]);
  return (
    <Dialog sheet={!isApp} title={isApp ? texts.chooseNext : texts.options} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          {texts.addressesUsed}
          <SlotCounter className="ms-auto" />
          {!isApp && next.button('-my-3 -me-3')}
        </p>
        {next.fields}
        <GenerateForm
          next={next}
          className="flex flex-col gap-3"
          fieldClass="md:w-full!"
          onGenerated={onClose}
        />
        <SlotsNote className="text-center text-sm text-ink-soft" />
        <GenerateError />
        {!isApp && <Actions onClose={onClose} {...actions} />}
      </div>
    </Dialog>
  );
}

function Actions({ onClose, onShare, onDeliveries, onDelete, onForget }: AddressSheetProps) {
  const { expired } = useAddresses();
  const instead = (open: () => void) => () => {
    onClose();
    open();
  };
  return (
    <ul className="-mx-2 border-t border-line pt-2">
      {onShare && (
        <Action icon={<Share2 aria-hidden size={18} />} disabled={expired} onClick={onShare}>
          {texts.share}
        </Action>
      )}
      <Action icon={<Inbox aria-hidden size={18} />} disabled={expired} onClick={instead(onDeliveries)}>
        {texts.deliveries}
      </Action>
      <Action red icon={<Trash2 aria-hidden size={18} />} disabled={expired} onClick={instead(onDelete)}>
        {expired ? texts.expiredNoDelete : texts.deleteAddress}
      </Action>
      <Action icon={<EyeOff aria-hidden size={18} />} onClick={instead(onForget)}>
        {texts.forgetMe}
      </Action>
    </ul>
  );
}

type ActionProps = {
  icon: ReactNode;
  disabled?: boolean;
  red?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Action({ icon, disabled = false, red = false, onClick, children }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className={cx(
          'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-hover disabled:text-ink-faint',
          red && 'text-red',
        )}
      >
        {icon}
        {children}
      </button>
    </li>
  );
}
