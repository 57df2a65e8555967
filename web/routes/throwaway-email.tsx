import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Throwaway email',
    description: 'An address to use once and forget.',
    path: '/throwaway-email',
  });

export default function ThrowawayEmail() {
  return <PageHero title="Throwaway email" lead="An address to use once and forget." />;
}
