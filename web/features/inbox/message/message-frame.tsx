import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import type { MessageDetail } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import type { Theme } from '#web/lib/theme.ts';
import { formatDate } from '#web/lib/time.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { FrameNotice } from './frame-notice.tsx';
import { fitted } from './frame-style.ts';
import { ImageList } from './image-list.tsx';
import { noteTrackers } from './kept-away.ts';
import { LinkList } from './link-list.tsx';
import type { MailCost } from './mail-cost.ts';
import { buildMailDocument } from './mail-document.ts';
import type { OpenLinks, ReadMail } from './read-mail.ts';
import { texts } from './texts.tsx';
import { type Fit, isPhonePane, useFit } from './use-fit.ts';
import { useInlineImages } from './use-inline-images.ts';
import { usePaneSize } from './use-pane-size.ts';
import { usePrint } from './use-print.ts';
import type { RemoteImages } from './use-remote-images.ts';

type MessageFrameProps = {
  api: InboxApi;
  address: string;
  message: MessageDetail;
  mail: ReadMail;
  theme: Theme;
  remote: RemoteImages;
  cost: MailCost;
  openLinks: OpenLinks;
  /** The address has ended, so nothing can be loaded any more. */
  ended: boolean;
  /** Gets the function that prints the mail. */
  printRef: RefObject<(() => void) | null>;
};

/**
 * HTML mail in a frame without scripts or an origin, and without network, except for remote images that the reader wants to see. It
 * fills the height of its container, which is a flex column.
 */
export function MessageFrame(props: MessageFrameProps) {
  const { api, address, message, mail, theme, remote, cost, openLinks, ended, printRef } = props;
  const [original, setOriginal] = useState(false);
  const inline = useInlineImages(api, address, message);
  const canLoad = (useConfig()?.features.images ?? false) && !ended;
  const pane = useRef<HTMLDivElement>(null);
  const size = usePaneSize(pane);
  // Measuring happens in the page's own process, which a costly mail could stop.
  const fits = cost === 'cheap' && size !== null && isPhonePane(size.width);

  const { links } = remote;
  const blocked = useMemo(
    () => buildMailDocument({ mail, remote: null, inline, theme, openLinks }),
    [mail, inline, theme, openLinks],
  );
  const shown = useMemo(
    () => (links ? buildMailDocument({ mail, remote: links, inline, theme, openLinks }) : blocked),
    [mail, links, inline, theme, openLinks, blocked],
  );
  const images = shown.images.map((image) =>
    image.state === 'shown' ? { ...image, state: remote.outcomeOf(image.src) } : image,
  );
  usePrint(printRef, shown.srcdoc, headOf(message, address));
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
        trackers={shown.trackers}
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
          'relative min-h-40 flex-1 flow:min-h-[var(--mail-height,calc(100dvh-8rem))]',
          !fit && 'invisible',
          original ? 'overflow-x-auto overflow-y-hidden' : 'overflow-hidden',
          mail.look.colors && 'm-1.5 rounded-md bg-mail-paper sm:m-2',
          // Softer at night. Its colors stay what they are.
          theme === 'dark' && mail.look.colors && !mail.look.dark && 'brightness-88',
        )}
      >
        {size && fit && (
          <iframe
            // A frame that is still loading may miss a change of srcDoc, so a new document gets a new frame.
            key={`${links?.size}-${inline.size}-${theme}-${fits}-${openLinks}`}
            title={texts.message}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            srcDoc={fits ? fitted(shown.srcdoc) : shown.srcdoc}
            className="absolute top-0 left-0 size-full origin-top-left"
            style={fit.scale < 1 ? scaled(fit, size.height, original) : undefined}
          />
        )}
      </div>
      {/* Open lists share what the mail leaves, and scroll. On phones they scroll with the mail. */}
      <div
        className={cx(
          'not-printed flex min-h-11 flex-wrap empty:hidden app:overflow-y-auto app:overscroll-contain',
          !fit && 'invisible',
        )}
      >
        {canLoad && images.length > 0 && <ImageList images={images} onLoad={remote.show} />}
        {mail.links.length > 0 && <LinkList links={mail.links} openLinks={openLinks} />}
      </div>
    </div>
  );
}

/** What is printed above the mail: subject, sender, recipient and both times. */
const headOf = ({ subject, from, to, timestamp }: MessageDetail, address: string) =>
  [
    subject || texts.noSubject,
    from,
    texts.to(address === CATCH_ALL_ADDRESS ? [to].flat().join(', ') : address),
    [...new Set([formatDate(timestamp, 'full'), formatDate(timestamp, 'ofService')])].join(' · '),
  ].join('\n');

/** The frame keeps the width that the mail needs, and is drawn smaller. */
const scaled = ({ width, scale }: Fit, height: number, original: boolean) =>
  original
    ? { width, height: '100%' }
    : { width, height: height / scale, transform: `scale(${scale})`, maxWidth: 'none' };
