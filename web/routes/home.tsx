import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Mayfly: free temporary email that deletes itself',
    description:
      'A disposable e-mail address in one click, mail live on screen, and everything deleted within the hour. No sign-up.',
    path: '/',
  });

export default function Home() {
  return <PageHero title="A mailbox for the next hour." />;
}
