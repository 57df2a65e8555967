import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/blog-post';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: 'Article', description: 'An article of the Mayfly blog.', path: `/blog/${params.slug}` });

export default function BlogPost() {
  return <PageHero title="Article" />;
}
