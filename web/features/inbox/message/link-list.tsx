import { ChevronDown } from 'lucide-react';
import { useFirst } from '#web/components/more.tsx';
import type { MailLink } from './mail-document.ts';

/** Where every link leads, outside of the mail. */
export function LinkList({ links }: { links: MailLink[] }) {
  const { first, more } = useFirst(links, 100);
  return (
    <details className="not-printed group border-t border-line px-4 text-sm sm:px-6">
      <summary className="flex min-h-11 items-center gap-3 text-ink-soft [&::-webkit-details-marker]:hidden">
        <span>{links.length === 1 ? '1 link in this message' : `${links.length} links in this message`}</span>
        <ChevronDown
          aria-hidden
          size={16}
          className="ms-auto shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex max-h-56 flex-col gap-3 overflow-y-auto pb-4">
        {first.map(({ label, href, mismatchedHost, live }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="min-w-0">
            <span className="block truncate">{label}</span>
            {live ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="font-mono text-xs break-all text-accent underline underline-offset-3"
              >
                {href}
              </a>
            ) : (
              <span className="font-mono text-xs break-all text-ink-soft">{href}</span>
            )}
            {mismatchedHost && (
              <span className="block text-xs font-medium text-amber">
                The link text doesn't match its destination.
              </span>
            )}
          </li>
        ))}
        {more}
      </ul>
    </details>
  );
}
