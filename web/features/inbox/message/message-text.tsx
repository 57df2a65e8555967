import { splitLinks, splitText } from './links.ts';

/**
 * Plain text with its line breaks, and its web addresses as links. The browser lays out only the pieces of a long text
 * that are in sight.
 */
export function MessageText({ text, hasHtml }: { text: string; hasHtml: boolean }) {
  if (!text.trim())
    return <p className="p-6 text-sm text-ink-soft">This message has no {hasHtml && 'plain '}text.</p>;
  const pieces = splitText(text);
  return (
    <div className="px-4 py-5 text-[0.95rem] leading-relaxed break-words whitespace-pre-wrap sm:px-6">
      {pieces.map((piece, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          key={index}
          className={pieces.length > 1 ? '[contain-intrinsic-size:auto_60rem] [content-visibility:auto]' : ''}
        >
          <Linked text={piece} />
        </div>
      ))}
    </div>
  );
}

function Linked({ text }: { text: string }) {
  return splitLinks(text).map(({ text: label, href }, index) =>
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
  );
}
