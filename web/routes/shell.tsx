import { Outlet } from 'react-router';
import { Bottom } from '#web/components/at-bottom.tsx';
import { NoticeArea } from '#web/components/notice.tsx';
import { useServedPages } from '#web/components/use-served-pages.ts';
import { AddressesProvider } from '#web/features/addresses/addresses-provider.tsx';
import { ConsentBanner } from '#web/features/consent/consent-banner.tsx';
import { Measurement } from '#web/features/consent/measurement.tsx';
import { MessagesProvider } from '#web/features/inbox/live/messages-provider.tsx';
import { UnreadTitle } from '#web/features/inbox/live/unread-title.tsx';
import { Footer } from '#web/features/layout/footer.tsx';
import { Header } from '#web/features/layout/header.tsx';
import { texts } from '#web/features/layout/texts.ts';
import { useScrollPosition } from '#web/features/layout/use-scroll-position.ts';

export default function Shell() {
  useScrollPosition();
  useServedPages();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 start-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {texts.skipToContent}
      </a>
      <Header />
      {/* The footer starts below the first screenful, so that it does not move while a page loads. */}
      <main id="content" className="min-h-[calc(100dvh-var(--header-height))] flex-1">
        <AddressesProvider>
          <MessagesProvider>
            <UnreadTitle />
            <Outlet />
          </MessagesProvider>
        </AddressesProvider>
      </main>
      <Footer />
      <ConsentBanner />
      <Measurement />
      <Bottom>
        <NoticeArea />
      </Bottom>
    </div>
  );
}
