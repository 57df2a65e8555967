import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FROM_LIST } from '#web/lib/link-state.ts';
import { longDate, type PostMeta } from './post-list.ts';

export function PostCard({ post }: { post: PostMeta }) {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-6 transition-colors hover:border-line-strong">
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-faint">
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span aria-hidden>·</span>
        <span>{post.readTime} min read</span>
      </p>
      <h2 className="text-xl leading-snug font-semibold tracking-tight">{post.title}</h2>
      <p className="flex-1 text-ink-soft">{post.description}</p>
      {/* The link covers the whole card; its name says which article. */}
      <Link
        to={`/blog/${post.slug}`}
        state={FROM_LIST}
        aria-label={`Read Article: ${post.title}`}
        className="inline-flex min-h-8 items-center gap-1.5 self-start text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg"
      >
        Read Article <ArrowRight aria-hidden size={16} />
      </Link>
    </article>
  );
}
