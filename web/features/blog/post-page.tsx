import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { fillLimits } from '#contract/fill-limits.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Html } from '#web/components/html.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { cx } from '#web/lib/cx.ts';
import { limits } from '#web/lib/limits.ts';
import { FROM_LIST } from '#web/lib/link-state.ts';
import type { Post } from './load-post.ts';
import { ClosingCard, PremiumUpsell } from './post-closing.tsx';
import { COMING_SOON, longDate } from './post-list.ts';
import { ShareButton } from './share-button.tsx';

export function PostPage({ post: { meta, body } }: { post: Post }) {
  const { slug, title } = meta;
  useEffect(() => sendEvent({ event: 'blog_post_view', slug, title }), [slug, title]);

  return (
    <article className={cx(pageWidth, 'py-10 sm:py-14')}>
      <BackToBlog />
      <header className="mt-4 flex max-w-2xl flex-col items-start gap-5">
        <h1 className="text-4xl leading-[1.1] font-semibold tracking-tight">{title}</h1>
        <p className="text-lg text-balance text-ink-soft">{meta.description}</p>
        <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-3 text-sm text-ink-soft">
          <span>By {meta.author}</span>
          <span aria-hidden>·</span>
          {meta.date === COMING_SOON ? (
            <span>{meta.date}</span>
          ) : (
            <time dateTime={meta.date}>{longDate(meta.date)}</time>
          )}
          {body && <span aria-hidden>·</span>}
          {body && <span>{meta.readTime} min read</span>}
          <span className="max-sm:basis-full sm:ms-auto">
            <ShareButton post={meta} />
          </span>
        </div>
      </header>
      {body ? <Body html={body.html} headings={body.headings} /> : <ComingSoon />}
    </article>
  );
}

/** Somebody who came from the list goes back to the place they left, with their search. */
function BackToBlog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (state !== FROM_LIST) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      to="/blog"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden size={16} />
      Back to Blog
    </Link>
  );
}

function Body({ html, headings }: { html: string; headings: { id: string; text: string }[] }) {
  return (
    <div className="mt-10 grid gap-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,42rem)_15rem] lg:justify-between">
      <div className="min-w-0">
        <Html className="prose" html={fillLimits(html, limits)} />
        <PremiumUpsell />
        <ClosingCard />
      </div>
      <nav aria-label="In this article" className="hidden self-start text-sm lg:sticky lg:top-24 lg:block">
        <p className="mb-3 font-semibold">In this article</p>
        <ul className="flex flex-col gap-2.5 border-s border-line">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block ps-4 text-ink-soft hover:text-ink">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Shown instead of a text that is not written yet. */
function ComingSoon() {
  return (
    <div className="mt-10 flex max-w-3xl flex-col items-start gap-4 rounded-lg border border-line bg-surface p-8 sm:p-12">
      <h2 className="text-2xl font-semibold tracking-tight">Coming Soon</h2>
      <p className="text-ink-soft">
        We are still writing this article. In the meantime, our complete guide to temporary email answers most
        questions.
      </p>
      <ButtonLink to="/blog/what-is-temporary-email" variant="primary">
        Read: What is temporary email?
      </ButtonLink>
    </div>
  );
}
