import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Help',
    description: 'Answers to common questions, and how to reach support.',
    path: '/help',
  });

export default function Help() {
  return <PageHero title="Help" lead="Answers to common questions, and how to reach support." />;
}
