import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Questions, feedback and reports reach us here.',
    path: '/contact',
  });

export default function Contact() {
  return <PageHero title="Contact" lead="Questions, feedback and reports reach us here." />;
}
