import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Burner email',
    description: 'An address that burns itself when its time is over.',
    path: '/burner-email',
  });

export default function BurnerEmail() {
  return <PageHero title="Burner email" lead="An address that burns itself when its time is over." />;
}
