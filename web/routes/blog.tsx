import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Blog',
    description: 'On temporary mail, privacy and security.',
    path: '/blog',
  });

export default function Blog() {
  return <PageHero title="Blog" lead="On temporary mail, privacy and security." />;
}
