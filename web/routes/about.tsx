import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'About Mayfly',
    description: 'Why Mayfly exists, and how it treats your mail.',
    path: '/about',
  });

export default function About() {
  return <PageHero title="About Mayfly" lead="Why Mayfly exists, and how it treats your mail." />;
}
