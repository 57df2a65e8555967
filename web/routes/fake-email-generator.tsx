import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Fake email generator',
    description: 'A made-up address that really receives mail.',
    path: '/fake-email-generator',
  });

export default function FakeEmailGenerator() {
  return <PageHero title="Fake email generator" lead="A made-up address that really receives mail." />;
}
