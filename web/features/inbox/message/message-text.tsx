import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { PIECE, splitLinks, splitText } from './links.ts';
import { splitBlocks } from './text-blocks.ts';
import { texts } from './texts.tsx';

type MessageTextProps = {
  text: string;
  hasHtml: boolean;
  /** Whether its web addresses are links. */
  linked: boolean;
};

/** Plain text in lines that can be read, with its web addresses as links. */
export function MessageText({ text, hasHtml, linked }: MessageTextProps) {
  if (!text.trim())
    return <p className="p-6 text-sm text-ink-soft">{hasHtml ? texts.noPlainText : texts.noText}</p>;
  return (
    <div className="px-4 py-5 text-[0.95rem] leading-relaxed break-words whitespace-pre-wrap sm:px-6">
      <div dir="auto" className="max-w-[72ch]">
        <Blocks text={text} linked={linked} depth={0} />
      </div>
    </div>
  );
}

/** Deeper quotes keep their marks. */
const MAX_DEPTH = 3;
/** A shorter quote of one line is shown at once. */
const SHORT_QUOTE = 160;

type BlocksProps = { text: string; linked: boolean; depth: number };

function Blocks({ text, linked, depth }: BlocksProps) {
  // The browser lays out only the parts of a long text that are in sight.
  const lazy = text.length > PIECE && '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]';
  return splitBlocks(text).map((block, nth) =>
    block.kind === 'quote' && depth < MAX_DEPTH ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <Quote key={nth} isShort={block.lines === 1 && block.text.length <= SHORT_QUOTE}>
        <Blocks text={block.text} linked={linked} depth={depth + 1} />
      </Quote>
    ) : (
      // The last line break of an element is not visible.
      splitText(`${block.text}\n`).map((piece, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          key={`${nth} ${index}`}
          className={cx(lazy, block.kind === 'grid' && GRID)}
          // A wide table can be moved sideways by keyboard too.
          tabIndex={block.kind === 'grid' ? 0 : undefined}
        >
          {linked ? <Linked text={piece} /> : piece}
        </div>
      ))
    ),
  );
}

const GRID = 'overflow-x-auto font-mono text-[0.8rem] whitespace-pre print:whitespace-pre-wrap';

/** What somebody else wrote. It takes no room until it is wanted. */
function Quote({ isShort, children }: { isShort: boolean; children: React.ReactNode }) {
  const [open, setOpen] = useState(isShort);
  return (
    <div className="text-ink-soft">
      {!isShort && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-ms-1 flex min-h-9 items-center gap-1 rounded-sm px-1 text-sm hover:text-ink flow:min-h-11 print:hidden"
        >
          <ChevronRight
            aria-hidden
            size={15}
            className={cx('transition-transform', open && 'rotate-90 rtl:-rotate-90')}
          />
          {open ? texts.hideQuote : texts.showQuote}
        </button>
      )}
      <div className={cx('border-s-2 border-line-strong ps-3', !open && 'hidden print:block')}>
        {children}
      </div>
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
