import { ShieldCheck } from 'lucide-react';
import { IMAGES_PER_MESSAGE } from '#contract/image-path.ts';
import { Button } from '#web/components/button.tsx';
import type { RemoteImage } from './mail-document.ts';
import { texts } from './texts.tsx';
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
  const size = original ? texts.shownAtOriginalSize : texts.scaledToFit;
  const said = hasImages ? describeImages(images, trackers, remote.state) : size;
  return (
    <div className="not-printed flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-0.5 text-sm sm:px-6 flow:gap-x-1">
      {hasImages && <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-soft flow:hidden" />}
      {/* As high as a button, so that the mail stays in place when one comes or goes. */}
      <span role="status" className="flex min-h-9 min-w-0 flex-1 basis-32 items-center">
        {isLimited ? texts.onlyFirstCanBeLoaded(said, IMAGES_PER_MESSAGE) : said}
      </span>
      {scaled && (
        <Button size="sm" variant="ghost" onClick={() => onOriginal(!original)}>
          {original ? texts.fitToScreen : texts.originalSize}
        </Button>
      )}
      {canShow && (
        <Button
          size="sm"
          onClick={() => remote.show()}
          disabled={remote.state === 'loading'}
          title={texts.whoFetchesImages}
        >
          <span>
            {texts.showImages((words) => (
              <span className="flow:sr-only">{words}</span>
            ))}
          </span>
        </Button>
      )}
    </div>
  );
}

function describeImages(images: RemoteImage[], trackers: number, state: RemoteImages['state']): string {
  if (state === 'failed') return texts.imagesNotLoaded;
  const all = images.length;
  if (state === 'shown') {
    const count = (state: RemoteImage['state']) => images.filter((image) => image.state === state).length;
    if (count('loading')) return texts.loadingImages;
    const [shown, failed] = [count('shown'), count('failed')];
    if (!shown && failed) return texts.imagesFailed(failed);
    if (shown < all)
      return trackers
        ? texts.showingSomeWithout({ shown, images: all, trackers })
        : texts.showingSome(shown, all);
    return trackers ? texts.showingWithout(all, trackers) : texts.showing(all);
  }
  if (!all) return texts.blockedTrackers(trackers);
  return trackers ? texts.blockedBoth(all, trackers) : texts.blocked(all);
}
