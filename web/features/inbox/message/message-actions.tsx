import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { saveSource } from './save-source.ts';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#web/components/dialog.tsx')).ConfirmDialog,
}));

type MessageActionsProps = {
  api: InboxApi;
  address: string;
  message: MessageSummary;
  onDelete?: (() => Promise<void>) | undefined;
};

export function MessageActions({ api, address, message, onDelete }: MessageActionsProps) {
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const save = async () => {
    setFailure('');
    try {
      await saveSource(api, address, message.id);
    } catch {
      setFailure('The source could not be downloaded.');
    }
  };

  const confirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      await onDelete?.();
    } catch {
      setFailure('The message could not be deleted.');
    }
    setBusy(false);
    setConfirming(false);
  };

  return (
    <div className="flex items-center">
      {failure && (
        <span role="alert" className="mr-2 text-sm">
          {failure}
        </span>
      )}
      <IconButton label="Download raw source" onClick={save}>
        <FileDown aria-hidden size={17} />
      </IconButton>
      {onDelete && (
        <IconButton
          label="Delete message"
          className="hover:text-red"
          onClick={() => ConfirmDialog.open(() => setConfirming(true))}
        >
          <Trash2 aria-hidden size={17} />
        </IconButton>
      )}
      {confirming && (
        <ConfirmDialog
          title="Delete message?"
          text="Are you sure? This action cannot be undone."
          confirmLabel="Delete"
          busy={busy}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
