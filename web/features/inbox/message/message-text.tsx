import { splitLinks } from './links.ts';

/** Plain text with its line breaks, and its web addresses as links. */
export function MessageText({ text }: { text: string }) {
  if (!text.trim()) return <p className="p-6 text-sm text-ink-soft">This message has no text.</p>;
  return (
    <div className="px-4 py-5 text-[0.95rem] leading-relaxed break-words whitespace-pre-wrap sm:px-6">
      {splitLinks(text).map(({ text: label, href }, index) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-accent underline underline-offset-3"
          >
            {label}
          </a>
        ) : (
          label
        ),
      )}
    </div>
  );
}
