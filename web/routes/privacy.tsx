import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What Mayfly keeps, for how long, and what it never collects.',
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <PageHero title="Privacy Policy" lead="What Mayfly keeps, for how long, and what it never collects." />
  );
}
