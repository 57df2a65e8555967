import { EyeOff, Trash2, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { cx } from '#web/lib/cx.ts';
import { useSound } from '#web/lib/use-sound.ts';
import { useAddresses } from './addresses-provider.tsx';
import { GenerateError } from './generate-error.tsx';
import { GenerateForm } from './generate-form.tsx';
import { SlotCounter } from './slot-counter.tsx';
import { SlotsNote } from './slots-note.tsx';
import { texts } from './texts.ts';

type AddressSheetProps = { onClose: () => void; onDelete: () => void; onForget: () => void };

/** The bottom sheet on phones: a new address, and what can be done with this one. */
export default function AddressSheet({ onClose, onDelete, onForget }: AddressSheetProps) {
  const { expired, limit } = useAddresses();
  const sound = useSound();
  // The limit has a dialog of its own, which takes the place of the sheet.
  useEffect(() => {
    if (limit) onClose();
  }, [limit, onClose]);
  return (
    <Dialog sheet title={texts.options} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="flex justify-between text-sm text-ink-soft">
          {texts.addressesUsed}
          <SlotCounter />
        </p>
        <GenerateForm className="flex flex-col gap-3" onGenerated={onClose} />
        <SlotsNote className="text-center text-sm text-ink-soft" />
        <GenerateError />
        <ul className="-mx-2 border-t border-line pt-2">
          <Action icon={<Volume2 aria-hidden size={18} />} onClick={sound.toggle}>
            {sound.on ? texts.soundOff : texts.soundOn}
          </Action>
          <Action
            red
            icon={<Trash2 aria-hidden size={18} />}
            disabled={expired}
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            {expired ? texts.expiredNoDelete : texts.deleteAddress}
          </Action>
          <Action
            icon={<EyeOff aria-hidden size={18} />}
            onClick={() => {
              onClose();
              onForget();
            }}
          >
            {texts.forgetMe}
          </Action>
        </ul>
      </div>
    </Dialog>
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
