import { useQuery } from '@tanstack/react-query';
import { Download, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Attachment } from '#contract/messages.ts';
import { IconButton } from '#web/components/button.tsx';
import { CutMiddle } from '#web/components/cut-middle.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { connectionProblem } from '#web/lib/api.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { noteFailed } from '#web/lib/connection.ts';
import { cx } from '#web/lib/cx.ts';
import { readBlob, saveBlob, saveUrl } from '#web/lib/save-blob.ts';
import { cautionFor } from './risky-file.ts';
import { texts } from './texts.tsx';
import { toDataUrl } from './use-inline-images.ts';

/** Larger downloads show their progress on the page; smaller ones are left to the browser. */
const SHOW_PROGRESS_FROM = 2 ** 20;
/** Larger images have no preview. */
const MAX_PREVIEW = 2 ** 20;

type PreviewProps = { attachment: Attachment; api: InboxApi; address: string; messageId: string };
type AttachmentCardProps = PreviewProps & { ended: boolean };

/** One attachment: a preview or its type, its name, its size, and the button that downloads it. */
export function AttachmentCard({ attachment, api, address, messageId, ended }: AttachmentCardProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, filename, contentType, size } = attachment;
  const caution = cautionFor(filename);
  const cautionId = useId();

  const download = async () => {
    setFailure(null);
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
    } catch (error) {
      const problem = connectionProblem(error);
      if (!problem || !noteFailed(texts.fileNotDownloaded)) setFailure(problem ?? texts.downloadFailed);
    } finally {
      setProgress(null);
    }
  };

  return (
    <li
      className={cx(
        'relative flex min-h-12 shrink-0 flex-wrap items-center gap-x-2.5 rounded-md border border-line bg-surface ps-1.5 flow:w-full',
        caution ? 'w-84' : 'w-64',
      )}
    >
      <Preview api={api} address={address} messageId={messageId} attachment={attachment} />
      <div className="min-w-0 flex-1">
        <CutMiddle text={filename} end={8} className="text-sm leading-5 font-medium" />
        {progress !== null ? (
          <progress
            aria-label={texts.downloadingFile(filename)}
            max={100}
            value={progress}
            className="block h-1 w-full accent-accent"
          />
        ) : (
          <p className="text-xs text-ink-soft">{formatBytes(size)}</p>
        )}
      </div>
      {/* A click anywhere on the card counts. */}
      <IconButton
        label={texts.downloadFile(filename)}
        title={texts.downloadFileOfType({ name: filename, type: contentType })}
        aria-describedby={caution ? cautionId : undefined}
        className="after:absolute after:inset-0"
        disabled={ended || progress !== null}
        onClick={download}
      >
        <Download aria-hidden size={16} />
      </IconButton>
      {caution && (
        <p id={cautionId} className="flex basis-full gap-1.5 pe-2 pb-1.5 ps-1 text-xs text-amber">
          <TriangleAlert aria-hidden size={13} className="mt-0.5 shrink-0" />
          {caution}
        </p>
      )}
      {failure && (
        <p role="alert" className="basis-full pe-2 pb-1.5 ps-1 text-xs font-medium">
          {failure}
        </p>
      )}
    </li>
  );
}

function Preview({ attachment, api, address, messageId }: PreviewProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { id, filename, contentType, size } = attachment;
  // A program must not look like a picture, whatever its content type says.
  const isPicture = /^image\/(png|jpe?g|gif|webp)$/i.test(contentType) && !cautionFor(filename);
  const { data } = useQuery({
    queryKey: ['preview', address, messageId, id],
    enabled: isPicture && size <= MAX_PREVIEW,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const bytes = await (await api.attachment(address, messageId, id, signal)).arrayBuffer();
      return toDataUrl(new Blob([bytes], { type: contentType }));
    },
  });
  if (data && !isBroken) {
    return (
      <img
        src={data}
        alt=""
        onError={() => setIsBroken(true)}
        className="size-9 shrink-0 rounded-sm bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken font-mono text-[0.625rem] font-semibold text-ink-soft"
    >
      {typeOf(filename, contentType)}
    </span>
  );
}

/** 'PDF', 'DOCX': the ending of the name, or the second half of the content type. */
function typeOf(filename: string, contentType: string): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(filename)?.[1];
  return (ending ?? contentType.split('/')[1])?.slice(0, 4).toUpperCase() ?? texts.file;
}
