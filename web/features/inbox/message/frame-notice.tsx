import { ShieldCheck } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import type { MailDocument } from './mail-document.ts';

type FrameNoticeProps = {
  mail: MailDocument;
  remote: boolean;
  onShowRemote: () => void;
  /** The mail is wider than its pane and shown smaller. */
  scaled: boolean;
  original: boolean;
  onOriginal: (original: boolean) => void;
};

/** A slim line above the mail about what is blocked, and about its size. */
export function FrameNotice({
  mail: { blocked, trackers },
  remote,
  onShowRemote,
  scaled,
  original,
  onOriginal,
}: FrameNoticeProps) {
  if (blocked === 0 && !scaled) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-1 text-sm sm:px-6">
      {blocked > 0 && <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-soft" />}
      <span role="status" className="min-w-0 flex-1 basis-40">
        {blocked > 0 && describeImages(blocked, trackers, remote)}
        {blocked === 0 && (original ? 'Shown at its original size' : 'Scaled down to fit')}
      </span>
      {scaled && (
        <Button size="sm" variant="ghost" onClick={() => onOriginal(!original)}>
          {original ? 'Fit to screen' : 'Original size'}
        </Button>
      )}
      {blocked > 0 && !remote && (
        <Button size="sm" onClick={onShowRemote}>
          Show remote images
        </Button>
      )}
    </div>
  );
}

function describeImages(blocked: number, trackers: number, shown: boolean): string {
  const images = `${blocked} remote ${blocked === 1 ? 'image' : 'images'}`;
  if (shown) return `Showing ${images}`;
  if (trackers === 0) return `Blocked ${images}`;
  return `Blocked ${images}, ${trackers} of them ${trackers === 1 ? 'a known tracker' : 'known trackers'}`;
}
