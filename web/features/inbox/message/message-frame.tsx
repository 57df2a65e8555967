import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MessageDetail } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { FrameNotice } from './frame-notice.tsx';
import { fitted } from './frame-style.ts';
import { ImageList } from './image-list.tsx';
import { noteTrackers } from './kept-away.ts';
import { LinkList } from './link-list.tsx';
import type { MailCost } from './mail-cost.ts';
import { buildMailDocument, type LiveLinks, type MailLink } from './mail-document.ts';
import { texts } from './texts.tsx';
import { type Fit, isPhonePane, useFit } from './use-fit.ts';
import { useInlineImages } from './use-inline-images.ts';
import { usePaneSize } from './use-pane-size.ts';
import { usePrint } from './use-print.ts';
import type { RemoteImages } from './use-remote-images.ts';
import { useTheme } from './use-theme.ts';

type MessageFrameProps = {
  api: InboxApi;
  address: string;
  message: MessageDetail;
  html: string;
  remote: RemoteImages;
  cost: MailCost;
  liveLinks: LiveLinks;
  /** The address has ended, so nothing can be loaded any more. */
  ended: boolean;
  /** Called with the links of the mail. */
  onLinks: (links: MailLink[]) => void;
};

/**
 * HTML mail in a frame without scripts or an origin, and without network, except for remote images that the reader wants to see. It
 * fills the height of its container, which is a flex column.
 */
export function MessageFrame(props: MessageFrameProps) {
  const { api, address, message, html, remote, cost, liveLinks, ended, onLinks } = props;
  const [original, setOriginal] = useState(false);
  const theme = useTheme();
  const inline = useInlineImages(api, address, message);
  const canLoad = (useConfig()?.features.images ?? false) && !ended;
  const pane = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const size = usePaneSize(pane);
  // Measuring happens in the page's own process, which a costly mail could stop.
  const fits = cost === 'cheap' && size !== null && isPhonePane(size.width);

  const { links } = remote;
  const blocked = useMemo(
    () => buildMailDocument({ html, remote: null, inline, theme, liveLinks }),
    [html, inline, theme, liveLinks],
  );
  const mail = useMemo(
    () => (links ? buildMailDocument({ html, remote: links, inline, theme, liveLinks }) : blocked),
    [html, links, inline, theme, liveLinks, blocked],
  );
  const images = mail.images.map((image) =>
    image.state === 'shown' ? { ...image, state: remote.outcomeOf(image.src) } : image,
  );
  usePrint(paper, mail.srcdoc);
  // Before the first paint, so that the mail does not move.
  useLayoutEffect(() => onLinks(mail.links), [mail, onLinks]);
  useEffect(
    () => noteTrackers(address, message.id, blocked.trackers),
    [address, message.id, blocked.trackers],
  );
  const fit = useFit(blocked.srcdoc, size?.width ?? 0, fits);

  // On phones the pane is as tall as the mail, so that there is only one thing to scroll.
  const height = fit && Math.ceil(fit.height * (original ? 1 : fit.scale));
  return (
    <div className="flex min-h-0 flex-1 flex-col flow:flex-[1_0_auto]">
      <FrameNotice
        images={images}
        trackers={mail.trackers}
        remote={remote}
        canLoad={canLoad}
        scaled={fit !== null && fit.scale < 1}
        original={original}
        onOriginal={setOriginal}
      />
      <div
        ref={pane}
        style={height ? ({ '--mail-height': `${height}px` } as CSSProperties) : undefined}
        className={cx(
          'not-printed relative min-h-40 flex-1 flow:min-h-[var(--mail-height,calc(100dvh-8rem))]',
          !fit && 'invisible',
          original ? 'overflow-x-auto overflow-y-hidden' : 'overflow-hidden',
          mail.look.colors && 'm-1.5 rounded-md bg-sheet sm:m-2',
          // Softer at night. Its colors stay what they are.
          theme === 'dark' && mail.look.colors && !mail.look.dark && 'brightness-88',
        )}
      >
        {size && fit && (
          <iframe
            // A frame that is still loading may miss a change of srcDoc, so a new document gets a new frame.
            key={`${links?.size}-${inline.size}-${theme}-${fits}-${liveLinks}`}
            title={texts.message}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            srcDoc={fits ? fitted(mail.srcdoc) : mail.srcdoc}
            className="absolute top-0 left-0 size-full origin-top-left"
            style={fit.scale < 1 ? scaled(fit, size.height, original) : undefined}
          />
        )}
      </div>
      <div ref={paper} className="hidden print:block" />
      {/* Open lists share what the mail leaves, and scroll. On phones they scroll with the mail. */}
      <div
        className={cx(
          'not-printed flex min-h-11 flex-wrap empty:hidden app:overflow-y-auto app:overscroll-contain',
          !fit && 'invisible',
        )}
      >
        {canLoad && images.length > 0 && <ImageList images={images} onLoad={remote.show} />}
        {mail.links.length > 0 && <LinkList links={mail.links} />}
      </div>
    </div>
  );
}

/** The frame keeps the width that the mail needs, and is drawn smaller. */
const scaled = ({ width, scale }: Fit, height: number, original: boolean) =>
  original
    ? { width, height: '100%' }
    : { width, height: height / scale, transform: `scale(${scale})`, maxWidth: 'none' };
