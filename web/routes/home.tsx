import { pageWidth } from '#web/components/page-width.ts';
import { staticPart } from '#web/components/static-part.tsx';
import { GeneratorPanel } from '#web/features/addresses/generator-panel.tsx';
import { LimitOverlay } from '#web/features/addresses/limit-overlay.tsx';
import { AdSlot } from '#web/features/ads/ad-slot.tsx';
import { FeedbackPopup } from '#web/features/feedback/feedback-popup.tsx';
import { About, homeData } from '#web/features/home/about/rendered.ts';
import { HomeKeys } from '#web/features/home/home-keys.tsx';
import { HomeInbox } from '#web/features/inbox/list/home-inbox.tsx';
import { sendUpgradeIntent } from '#web/lib/analytics.ts';
import { cx } from '#web/lib/cx.ts';
import { structuredDataOfPage } from '#web/lib/meta.ts';
import { metaWith } from '#web/page-meta.ts';

const AboutMayfly = staticPart('about', About, () => import('#web/features/home/about/about-mayfly.tsx'));
export const meta = metaWith(homeData ?? structuredDataOfPage());

const onLink = (link: Element) => {
  if (link.getAttribute('href') === '/upgrade') sendUpgradeIntent();
};

export default function Home() {
  return (
    <>
      <div className={cx(pageWidth, 'flex flex-col gap-3 pt-4 pb-12 sm:gap-5 sm:pt-10 sm:pb-16')}>
        <div className="sm:mb-2">
          <h1 className="text-xl font-semibold tracking-tight sm:text-4xl sm:leading-[1.1]">
            A mailbox that deletes itself
          </h1>
          <p className="mt-3 hidden text-lg text-pretty text-ink-soft sm:block">
            Get an address and watch its messages arrive. When its time is up, everything is deleted.
          </p>
        </div>
        <GeneratorPanel />
        <HomeInbox />
        <AdSlot />
      </div>
      <AboutMayfly onLink={onLink} />
      <LimitOverlay />
      <FeedbackPopup />
      <HomeKeys />
    </>
  );
}
