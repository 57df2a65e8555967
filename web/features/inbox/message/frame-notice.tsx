import { ShieldCheck } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { counted } from '#contract/counted.ts';
import { Button } from '#web/components/button.tsx';
import type { RemoteImageCounts } from './mail-document.ts';
import type { RemoteImages } from './use-remote-images.ts';

type FrameNoticeProps = {
  images: RemoteImageCounts;
  remote: RemoteImages;
  /** Whether remote images can be loaded. */
  canLoad: boolean;
  /** The mail is wider than its pane and shown smaller. */
  scaled: boolean;
  original: boolean;
  onOriginal: (original: boolean) => void;
};

/** A slim line above the mail about its remote images, and about its size. */
export function FrameNotice({ images, remote, canLoad, scaled, original, onOriginal }: FrameNoticeProps) {
  const canShow = canLoad && images.all > images.trackers && !(remote.isAll && remote.state === 'shown');
  if (images.all === 0 && !scaled) return null;
  return (
    <div className="not-printed flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-0.5 text-sm sm:px-6">
      {images.all > 0 && <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-soft" />}
      {/* As high as a button, so that the mail stays in place when one comes or goes. */}
      <span role="status" className="flex min-h-9 min-w-0 flex-1 basis-40 items-center">
        {images.all > 0 && describeImages(images, remote.state)}
        {images.all === 0 && (original ? 'Shown at its original size' : 'Scaled down to fit')}
      </span>
      {scaled && (
        <Button size="sm" variant="ghost" onClick={() => onOriginal(!original)}>
          {original ? 'Fit to screen' : 'Original size'}
        </Button>
      )}
      {canShow && (
        <Button
          size="sm"
          onClick={() => remote.show()}
          disabled={remote.state === 'loading'}
          title={CONSEQUENCE}
        >
          Show remote images
        </Button>
      )}
    </div>
  );
}

const CONSEQUENCE = `${brand.name} fetches them for you. The sender can see that they were fetched, but not your network address or browser.`;

function describeImages({ all, trackers, shown }: RemoteImageCounts, state: RemoteImages['state']): string {
  if (state === 'failed') return 'The images could not be loaded';
  if (state === 'shown') {
    const others = all - trackers;
    const images = shown < others ? `${shown} of ${others} remote images` : counted(shown, 'remote image');
    return trackers ? `Showing ${images}, without ${counted(trackers, 'tracker')}` : `Showing ${images}`;
  }
  const images = `Blocked ${counted(all, 'remote image')}`;
  if (trackers === 0) return images;
  return `${images}, ${trackers} of them ${trackers === 1 ? 'a known tracker' : 'known trackers'}`;
}
