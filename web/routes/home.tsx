import { staticPart } from '#web/components/static-part.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { LimitOverlay } from '#web/features/addresses/limit-overlay.tsx';
import { useLinkRequest } from '#web/features/addresses/use-link-request.ts';
import { Shortcuts } from '#web/features/desk/shortcuts.tsx';
import { HomeTop } from '#web/features/home/home-top.tsx';
import { metaWith } from '#web/head/page-meta.ts';
import { sendUpgradeIntent } from '#web/lib/analytics.ts';

const AboutMayfly = await staticPart('about', () => import('#web/features/home/about/about-mayfly.tsx'));

// Only pages that are sent need it.
const { homeData } = import.meta.env.SSR
  ? await import('#web/features/home/about/home-data.ts')
  : { homeData: () => [] };
export const meta = metaWith(homeData);

const onLink = (link: Element) => {
  if (link.getAttribute('href') === '/upgrade') sendUpgradeIntent();
};

export default function Home() {
  const { generate } = useAddresses();
  useLinkRequest();
  return (
    <>
      <HomeTop />
      <AboutMayfly onLink={onLink} />
      <LimitOverlay />
      <Shortcuts onGenerate={generate} />
    </>
  );
}
