import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: 'The rules for using Mayfly.',
    path: '/terms',
  });

export default function Terms() {
  return <PageHero title="Terms of Service" lead="The rules for using Mayfly." />;
}
