import { LayoutGrid, MoveHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { publishedPosts } from '#web/features/blog/posts.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from '../texts.ts';
import { autoScroll } from './auto-scroll.ts';

const GRID_SIZE = 4;
const STRIP_SIZE = 5;

/**
 * The latest posts: a grid of four, or a strip that scrolls on its own. Nothing moves until somebody asks for the strip.
 * Most pages show this as HTML; `pressed` means that the button in it was pressed.
 */
export default function LatestArticles({ pressed = false }: { pressed?: boolean }) {
  const [moves, setMoves] = useState(pressed);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (moves && strip.current) return autoScroll(strip.current);
  }, [moves]);
  const shown = publishedPosts.slice(0, moves ? STRIP_SIZE : GRID_SIZE);
  if (shown.length === 0) return null;

  return (
    <section aria-labelledby="latest-articles" className="border-b border-line">
      <div className={cx(pageWidth, 'py-8')}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="latest-articles" className="text-sm font-semibold">
            {texts.latestArticles}
          </h2>
          <Button
            variant="ghost"
            size="sm"
            className="-me-3"
            // The pressed button is replaced by this one.
            autoFocus={pressed}
            onClick={() => setMoves(!moves)}
          >
            {moves ? <LayoutGrid aria-hidden size={16} /> : <MoveHorizontal aria-hidden size={16} />}
            {moves ? texts.showAsGrid : texts.showAsStrip}
          </Button>
        </div>
        <ul
          ref={strip}
          className={
            moves
              ? 'fading-strip -mx-4 flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:thin] sm:-mx-6 sm:px-6'
              : 'grid gap-3 max-sm:gap-px max-sm:overflow-hidden max-sm:rounded-md max-sm:border max-sm:border-line max-sm:bg-line sm:grid-cols-2 lg:grid-cols-4'
          }
        >
          {shown.map(({ slug, title, description }) => (
            <li key={slug} className={cx('flex', moves && 'w-72 shrink-0 sm:w-80')}>
              <Link
                to={`/blog/${slug}`}
                className={cx(
                  'flex w-full flex-col gap-1.5 bg-surface p-4 hover:border-line-strong',
                  // On phones the grid is a list of titles.
                  moves
                    ? 'rounded-md border border-line'
                    : 'max-sm:py-3 sm:rounded-md sm:border sm:border-line',
                )}
              >
                <span className="text-sm font-medium">{title}</span>
                <span className={cx('line-clamp-2 text-sm text-ink-soft', !moves && 'max-sm:hidden')}>
                  {description}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
