import { Download, Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { Attachment, MessageDetail } from '#contract/messages.ts';
import { Button } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { readBlob, saveBlob, saveUrl } from '#web/lib/save-blob.ts';

/** Larger downloads show their progress on the page; smaller ones are left to the browser. */
const SHOW_PROGRESS_FROM = 2 ** 20;

type MessageAttachmentsProps = { api: InboxApi; address: string; message: MessageDetail };

export function MessageAttachments({ api, address, message }: MessageAttachmentsProps) {
  if (message.attachments.length === 0) return null;
  return (
    <section aria-label="Attachments" className="border-b border-line px-4 py-3 sm:px-6">
      <ul className="flex flex-col gap-2">
        {message.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            api={api}
            address={address}
            messageId={message.id}
          />
        ))}
      </ul>
    </section>
  );
}

type AttachmentRowProps = { attachment: Attachment; api: InboxApi; address: string; messageId: string };

function AttachmentRow({ attachment, api, address, messageId }: AttachmentRowProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const { id, filename, contentType, size } = attachment;

  const download = async () => {
    setFailed(false);
    try {
      if (size < SHOW_PROGRESS_FROM) {
        saveUrl(await api.attachmentTicket(address, messageId, id), filename);
        return;
      }
      setProgress(0);
      const response = await api.attachment(address, messageId, id);
      saveBlob(
        await readBlob(response, (bytes) => setProgress(Math.min(100, (bytes / size) * 100))),
        filename,
      );
    } catch {
      setFailed(true);
    } finally {
      setProgress(null);
    }
  };

  return (
    <li className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
      <Paperclip aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={filename}>
          {filename}
        </p>
        <p className="truncate text-xs text-ink-soft">
          {formatBytes(size)} · {contentType}
        </p>
        {progress !== null && (
          <progress
            aria-label={`Downloading ${filename}`}
            max={100}
            value={progress}
            className="mt-1 h-1 w-full accent-accent"
          />
        )}
        {failed && (
          <p role="alert" className="text-xs font-medium">
            The download failed. Please try again.
          </p>
        )}
      </div>
      <Button size="sm" className="min-h-11 sm:min-h-9" disabled={progress !== null} onClick={download}>
        <Download aria-hidden size={15} />
        Download
      </Button>
    </li>
  );
}
