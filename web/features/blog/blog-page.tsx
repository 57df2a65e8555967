import { FileText, Search, SearchX } from 'lucide-react';
import { type ChangeEvent, Suspense, use, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { controlClass } from '#web/components/control-class.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useEarlyText } from '#web/components/use-early-text.ts';
import { AdSlot } from '#web/features/ads/ad-slot.tsx';
import { cx } from '#web/lib/cx.ts';
import { keepInEntry } from '#web/lib/link-state.ts';
import { PostCard } from './post-card.tsx';
import { type PostMeta, searchPosts } from './post-list.ts';

const chips = ['Temporary Email', 'Privacy Protection', 'Digital Security', 'Tech Guides'];
const grid = 'grid gap-4 md:grid-cols-2 md:gap-6';

/** The list of articles, with a search over titles and descriptions. `posts` may still be loading. */
export function BlogPage({ posts }: { posts: PostMeta[] | Promise<PostMeta[]> }) {
  const [query, setQuery] = useState('');
  const { state } = useLocation();
  // Somebody who comes back from an article finds the search as it was. Not earlier, because of the prerendered page.
  useLayoutEffect(() => {
    if (typeof state?.query === 'string') setQuery(state.query);
  }, [state]);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setQuery(event.target.value);
    keepInEntry({ query: event.target.value });
  };
  const early = useEarlyText<HTMLInputElement>({ value: query, onChange });
  return (
    <>
      <PageHero title="The Mayfly blog" lead="Short guides on temporary email, privacy and security.">
        <div className="relative w-full max-w-md">
          <Search
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-3.5 start-3.5 text-ink-faint"
          />
          <input
            ref={early}
            type="search"
            aria-label="Search articles"
            placeholder="Search articles..."
            value={query}
            onChange={onChange}
            className={cx(controlClass, 'h-11 w-80 max-w-full ps-10')}
          />
        </div>
        <ul aria-label="Topics" className="mt-1 flex w-full flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip} className="rounded-full border border-line px-3 py-1 text-sm text-ink-soft">
              {chip}
            </li>
          ))}
        </ul>
      </PageHero>
      <div className="border-t border-line">
        <div className={cx(pageWidth, 'py-12 sm:py-16')}>
          <Suspense fallback={<Placeholders />}>
            <PostGrid posts={posts} query={query} />
          </Suspense>
          <AdSlot className="mt-10" />
        </div>
      </div>
    </>
  );
}

function PostGrid({ posts, query }: { posts: PostMeta[] | Promise<PostMeta[]>; query: string }) {
  const all = posts instanceof Promise ? use(posts) : posts;
  const found = searchPosts(all, query);
  if (found.length === 0) {
    const searched = query.trim() !== '';
    const Icon = searched ? SearchX : FileText;
    return (
      <div role="status">
        <EmptyState
          icon={<Icon aria-hidden size={26} strokeWidth={1.5} />}
          title={searched ? `No articles found for "${query}"` : 'No articles available yet.'}
        >
          {searched && 'Titles and descriptions are searched. Try a shorter word.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={grid}>
      {found.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

/** Shown while the articles load. */
function Placeholders() {
  return (
    <div role="status" aria-label="Loading articles" className={grid}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="flex h-56 flex-col gap-4 rounded-lg border border-line bg-surface p-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
