import { useEffect, useState } from 'react';
import { AtBottom } from '#web/components/at-bottom.tsx';
import { hasWorker, lazyPart } from '#web/components/lazy-part.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { GeneratorPanel } from '#web/features/addresses/generator-panel.tsx';
import { AdSlot } from '#web/features/ads/ad-slot.tsx';
import { DeskSkeleton } from '#web/features/desk/desk-skeleton.tsx';
import { useRootAttribute } from '#web/features/desk/use-root-attribute.ts';
import { useFeedback } from '#web/features/feedback/use-feedback.tsx';
import { NoInbox } from '#web/features/inbox/list/no-inbox.tsx';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { useConnection } from '#web/lib/connection.ts';
import { cx } from '#web/lib/cx.ts';
import { rememberDesk } from '#web/lib/early-desk.ts';
import { useGliding } from '#web/lib/use-gliding.ts';
import { texts } from './texts.tsx';

const HomeDesk = lazyPart(() => import('#web/features/desk/home-desk.tsx'));
const ConnectionNotice = lazyPart(() => import('#web/components/connection-notice.tsx'), hasWorker);

/** The top of home: a hero with one button, and once there is an address the desk. */
export function HomeTop() {
  const { selected, expired, generating, loading } = useAddresses();
  const { messages, kept } = useMessages();
  const hasAddress = selected !== null;
  const isWaiting = messages.length === 0 && kept.length === 0;
  const isAway = useConnection().state !== 'up';
  // Nobody wants to be asked when it is all over, or when nothing works.
  const feedback = useFeedback(isAway || expired);
  // The placeholder of the hero glides to the place of the address, as soon as the desk can be drawn. A deleted address is
  // gone at once.
  const [isReady, setReady] = useState(false);
  const showsDesk = useGliding(hasAddress && isReady) && hasAddress;
  useRootAttribute('wide', showsDesk);
  const wantsDesk = generating || hasAddress;
  useEffect(() => {
    if (wantsDesk) HomeDesk.before(() => setReady(true));
  }, [wantsDesk]);
  useEffect(() => {
    if (hasAddress || !loading) rememberDesk(hasAddress ? (isWaiting ? 'waiting' : 'list') : null);
  }, [hasAddress, isWaiting, loading]);

  if (showsDesk) {
    return (
      <>
        <h1 className="sr-only">{texts.headline}</h1>
        <HomeDesk
          fallback={<DeskSkeleton />}
          corner={feedback && <div className="border-t border-line">{feedback}</div>}
        />
        <div className={cx(pageWidth, 'behind-message py-5')}>
          <AdSlot />
        </div>
      </>
    );
  }
  return (
    <>
      <DeskSkeleton className="early-desk" />
      {isAway && (
        <div className="bg-amber-soft">
          <ConnectionNotice quiet className={pageWidth} />
        </div>
      )}
      <div className={cx(pageWidth, 'hero flex flex-col gap-3 pt-4 pb-12 sm:gap-5 sm:pt-10 sm:pb-16')}>
        <div className="sm:mb-2">
          <h1 className="text-xl font-semibold tracking-tight sm:text-4xl sm:leading-[1.1]">
            {texts.headline}
          </h1>
          <p className="mt-3 hidden text-lg text-balance text-ink-soft sm:block">{texts.promise}</p>
        </div>
        <GeneratorPanel />
        <NoInbox />
        <AdSlot />
      </div>
      {feedback && (
        <AtBottom>
          <div className="w-full rounded-lg border border-line-strong bg-surface sm:max-w-md">{feedback}</div>
        </AtBottom>
      )}
    </>
  );
}
