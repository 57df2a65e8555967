import { useMutation } from '@tanstack/react-query';
import { FileDown, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { IconButton } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { connectionProblem } from '#web/lib/api.ts';
import { noteFailed } from '#web/lib/connection.ts';
import { saveSource } from './save-source.ts';
import { texts } from './texts.tsx';

type MessageActionsProps = {
  api: InboxApi;
  address: string;
  message: MessageSummary;
  /** Nothing can be downloaded any more. */
  ended: boolean;
  onPrint: (() => void) | undefined;
  onDelete?: (() => Promise<void>) | undefined;
};

export function MessageActions({ api, address, message, ended, onPrint, onDelete }: MessageActionsProps) {
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState('');
  const forget = () => setFailure('');
  const fail = (what: string, error: unknown) => {
    const problem = connectionProblem(error);
    if (!problem || !noteFailed(what)) setFailure(`${what} ${problem ?? ''}`);
  };
  const save = useMutation({
    mutationFn: () => saveSource(api, address, message),
    onMutate: forget,
    onError: (error) => fail(texts.sourceNotDownloaded, error),
  });
  const remove = useMutation({
    mutationFn: async () => onDelete?.(),
    onMutate: forget,
    onError: (error) => fail(texts.notDeleted, error),
    onSettled: () => setConfirming(false),
  });

  return (
    <div className="relative flex items-center">
      {failure && (
        <span
          role="alert"
          className="absolute end-0 top-full z-10 mt-1 w-64 rounded-md border border-line-strong bg-surface p-3 text-sm"
        >
          {failure}
        </span>
      )}
      {onPrint && (
        // In a narrow pane the subject needs the room, and the keys print too.
        <IconButton label={texts.print} className="app:@max-lg:hidden" onClick={onPrint}>
          <Printer aria-hidden size={17} />
        </IconButton>
      )}
      {!ended && (
        <IconButton label={texts.downloadSource} onClick={() => save.mutate()} onBlur={forget}>
          <FileDown aria-hidden size={17} />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          label={texts.delete}
          className="hover:text-red"
          onClick={() => setConfirming(true)}
          onBlur={forget}
        >
          <Trash2 aria-hidden size={17} />
        </IconButton>
      )}
      {confirming && (
        <ConfirmDialog
          title={texts.reallyDelete}
          text={texts.cannotBeUndone}
          confirmLabel={texts.confirmDelete}
          busy={remove.isPending}
          onConfirm={remove.mutate}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
