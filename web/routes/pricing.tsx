import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description: 'Free for everyone, premium for those who need more room and time.',
    path: '/pricing',
  });

export default function Pricing() {
  return (
    <PageHero title="Pricing" lead="Free for everyone, premium for those who need more room and time." />
  );
}
