import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { texts } from './texts.tsx';

const overlayClass = 'fixed inset-0 z-50 animate-fade bg-veil';
const panel = 'fixed z-50 overflow-y-auto border border-line-strong bg-surface animate-fade';
const contentClass =
  'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-lg p-6 ' +
  panel;
const sheetClass = `inset-x-0 bottom-0 mx-auto max-h-[85dvh] max-w-md rounded-t-lg border-b-0 px-5 pt-4 pb-6 ${panel}`;

type DialogProps = {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  onClose: () => void;
  /** Shows the dialog at the bottom of the screen, within reach of the thumb. */
  sheet?: boolean;
  children?: ReactNode;
};

/** Gives the focus back to where it was, unless something else took it. Radix would do so only for its own buttons. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus({ preventScroll: true });
  };
}

/** A dialog over the page. It is open as long as it is rendered. */
export function Dialog({ title, description, onClose, sheet = false, children }: DialogProps) {
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          className={sheet ? sheetClass : contentClass}
          onCloseAutoFocus={useFocusBack()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-xl font-semibold tracking-tight">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={texts.close} className="-mt-2.5 -me-2.5">
                <X aria-hidden size={18} />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-soft">{description}</RadixDialog.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type ConfirmProps = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Replaces 'Cancel' where that word would be ambiguous, such as when cancelling a subscription. */
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** Asks before something that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = texts.cancel,
    onConfirm,
    onClose,
    busy = false,
    children,
  } = props;
  return (
    <RadixAlert.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={overlayClass} />
        <RadixAlert.Content className={contentClass} onCloseAutoFocus={useFocusBack()}>
          <RadixAlert.Title className="text-xl font-semibold tracking-tight">{title}</RadixAlert.Title>
          <RadixAlert.Description className="mt-2 text-ink-soft">{text}</RadixAlert.Description>
          {children}
          <div className="mt-6 flex justify-end gap-2">
            <RadixAlert.Cancel className={buttonClass('secondary')}>{cancelLabel}</RadixAlert.Cancel>
            <button type="button" className={buttonClass('danger')} disabled={busy} onClick={onConfirm}>
              {confirmLabel}
            </button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
