import { ShieldCheck } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { counted } from '#contract/counted.ts';
import { IMAGES_PER_MESSAGE } from '#contract/image-path.ts';
import { Button } from '#web/components/button.tsx';
import type { RemoteImage } from './mail-document.ts';
import type { RemoteImages } from './use-remote-images.ts';

type FrameNoticeProps = {
  images: RemoteImage[];
  trackers: number;
  remote: RemoteImages;
  /** Whether remote images can be loaded. */
  canLoad: boolean;
  /** The mail is wider than its pane and shown smaller. */
  scaled: boolean;
  original: boolean;
  onOriginal: (original: boolean) => void;
};

/** A slim line above the mail about its remote images, and about its size. */
export function FrameNotice(props: FrameNoticeProps) {
  const { images, trackers, remote, canLoad, scaled, original, onOriginal } = props;
  const canShow = canLoad && images.length > 0 && !(remote.isAll && remote.state === 'shown');
  const isLimited = canLoad && images.length > IMAGES_PER_MESSAGE;
  const hasImages = images.length + trackers > 0;
  if (!hasImages && !scaled) return null;
  return (
    <div className="not-printed flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-0.5 text-sm sm:px-6 flow:gap-x-1">
      {hasImages && <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-soft flow:hidden" />}
      {/* As high as a button, so that the mail stays in place when one comes or goes. */}
      <span role="status" className="flex min-h-9 min-w-0 flex-1 basis-32 items-center">
        {hasImages && describeImages(images, trackers, remote.state)}
        {isLimited && `. Only the first ${IMAGES_PER_MESSAGE} can be loaded, the others stay blocked`}
        {!hasImages && (original ? 'Shown at its original size' : 'Scaled down to fit')}
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
          <span>
            Show <span className="flow:sr-only">remote images</span>
          </span>
        </Button>
      )}
    </div>
  );
}

const CONSEQUENCE = `${brand.name} fetches them for you. The sender can see that they were fetched, but not your network address or browser.`;

function describeImages(images: RemoteImage[], trackers: number, state: RemoteImages['state']): string {
  if (state === 'failed') return 'The images could not be loaded';
  const all = images.length;
  if (state === 'shown') {
    const count = (state: RemoteImage['state']) => images.filter((image) => image.state === state).length;
    if (count('loading')) return 'Loading remote images';
    const [shown, failed] = [count('shown'), count('failed')];
    if (!shown && failed) return `${counted(failed, 'remote image')} could not be loaded`;
    const which = shown < all ? `${shown} of ${all} remote images` : counted(all, 'remote image');
    return `Showing ${which}${trackers ? `, without ${counted(trackers, 'tracker')}` : ''}`;
  }
  const blocked = [all && counted(all, 'remote image'), trackers && counted(trackers, 'tracker')];
  return `Blocked ${blocked.filter(Boolean).join(' and ')}`;
}
