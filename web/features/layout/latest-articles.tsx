import { LayoutGrid, MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import type { PostMeta } from '#web/features/blog/posts.ts';
import { cx } from '#web/lib/cx.ts';
import { useAutoScroll } from './use-auto-scroll.ts';

const GRID_SIZE = 4;

/** The latest posts, as a strip that scrolls on its own or as a grid of four. */
export function LatestArticles({ posts }: { posts: PostMeta[] }) {
  const [grid, setGrid] = useState(false);
  const strip = useAutoScroll(!grid);
  const shown = grid ? posts.slice(0, GRID_SIZE) : posts;

  return (
    <section aria-labelledby="latest-articles" className="border-b border-line">
      <div className={cx(pageWidth, 'py-8')}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="latest-articles" className="text-sm font-semibold">
            Latest Articles
          </h2>
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setGrid(!grid)}>
            {grid ? <MoveHorizontal aria-hidden size={16} /> : <LayoutGrid aria-hidden size={16} />}
            {grid ? 'Show as strip' : 'Show as grid'}
          </Button>
        </div>
        <ul
          ref={strip}
          className={
            grid
              ? 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4'
              : 'fading-strip -mx-4 flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:thin] sm:-mx-6 sm:px-6'
          }
        >
          {shown.map(({ slug, title, description }) => (
            <li key={slug} className={cx('flex', !grid && 'w-72 shrink-0 sm:w-80')}>
              <Link
                to={`/blog/${slug}`}
                className="flex w-full flex-col gap-1.5 rounded-md border border-line bg-surface p-4 hover:border-line-strong"
              >
                <span className="text-sm font-medium">{title}</span>
                <span className="line-clamp-2 text-sm text-ink-soft">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
