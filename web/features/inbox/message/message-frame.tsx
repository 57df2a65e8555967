import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MessageDetail } from '#contract/messages.ts';
import { Button } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { buildMailDocument, type MailDocument, type MailLink } from './mail-document.ts';
import { useInlineImages } from './use-inline-images.ts';

type MessageFrameProps = { api: InboxApi; address: string; message: MessageDetail; html: string };

/** HTML mail in a frame that has no scripts, no origin and, until the reader asks, no network. */
export function MessageFrame({ api, address, message, html }: MessageFrameProps) {
  const [remote, setRemote] = useState(false);
  const inline = useInlineImages(api, address, message);
  const mail = useMemo(() => buildMailDocument({ html, remote, inline }), [html, remote, inline]);

  return (
    <div className="flex flex-1 flex-col">
      {mail.blocked > 0 && <RemoteNotice mail={mail} shown={remote} onShow={() => setRemote(true)} />}
      <iframe
        // A new document gets a new frame: one that is still loading may miss the change.
        key={`${remote}-${inline.size}`}
        title="Message"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={mail.srcdoc}
        className="min-h-[60dvh] w-full flex-1 bg-sheet"
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

/** Where every link really goes: what a finger cannot hover over, it can read here. */
function LinkList({ links }: { links: MailLink[] }) {
  return (
    <details className="group border-t border-line px-4 text-sm sm:px-6">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-ink-soft [&::-webkit-details-marker]:hidden">
        {links.length === 1 ? '1 link in this message' : `${links.length} links in this message`}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-3 pb-4">
        {links.map(({ words, href, falseHost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="min-w-0">
            <span className="block truncate">{words}</span>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-mono text-xs break-all text-accent underline underline-offset-3"
            >
              {href}
            </a>
            {falseHost && (
              <span className="block text-xs font-medium">Its words name another site than it goes to.</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
