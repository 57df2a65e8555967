import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MessageDetail } from '#contract/messages.ts';
import { Button } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { buildMailDocument, type MailDocument, type MailLink } from './mail-document.ts';
import { useInlineImages } from './use-inline-images.ts';

type MessageFrameProps = { api: InboxApi; address: string; message: MessageDetail; html: string };

/** HTML mail in a frame without scripts or an origin, and without network until the reader asks for remote images. */
export function MessageFrame({ api, address, message, html }: MessageFrameProps) {
  const [remote, setRemote] = useState(false);
  const inline = useInlineImages(api, address, message);
  const mail = useMemo(() => buildMailDocument({ html, remote, inline }), [html, remote, inline]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {mail.blocked > 0 && <RemoteNotice mail={mail} shown={remote} onShow={() => setRemote(true)} />}
      <iframe
        // A frame that is still loading may miss a change of srcDoc, so a new document gets a new frame.
        key={`${remote}-${inline.size}`}
        title="Message"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={mail.srcdoc}
        className="min-h-40 w-full flex-1 bg-sheet"
      />
      {mail.links.length > 0 && <LinkList links={mail.links} />}
    </div>
  );
}

function RemoteNotice({ mail, shown, onShow }: { mail: MailDocument; shown: boolean; onShow: () => void }) {
  const { blocked, trackers } = mail;
  const images = `${blocked} remote ${blocked === 1 ? 'image' : 'images'}`;
  const known =
    trackers > 0 ? `, ${trackers} of them ${trackers === 1 ? 'a known tracker' : 'known trackers'}` : '';
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-1.5 text-sm sm:px-6"
    >
      <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 basis-48">
        {shown ? `Showing ${images}` : `Blocked ${images}${known}`}
      </span>
      {!shown && (
        <Button size="sm" onClick={onShow}>
          Show remote images
        </Button>
      )}
    </div>
  );
}

/** Lists where every link leads, for touch screens that cannot hover over a link. */
function LinkList({ links }: { links: MailLink[] }) {
  return (
    <details className="group border-t border-line px-4 text-sm sm:px-6">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-ink-soft [&::-webkit-details-marker]:hidden">
        {links.length === 1 ? '1 link in this message' : `${links.length} links in this message`}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-3 pb-4">
        {links.map(({ label, href, mismatchedHost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="min-w-0">
            <span className="block truncate">{label}</span>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-mono text-xs break-all text-accent underline underline-offset-3"
            >
              {href}
            </a>
            {mismatchedHost && (
              <span className="block text-xs font-medium">The link text doesn't match its destination.</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
