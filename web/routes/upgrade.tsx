import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Upgrade',
    description: 'More addresses, more time, no ads.',
    path: '/upgrade',
  });

export default function Upgrade() {
  return <PageHero title="Upgrade" lead="More addresses, more time, no ads." />;
}
