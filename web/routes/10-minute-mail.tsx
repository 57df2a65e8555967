import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: '10 minute mail',
    description: 'A short-lived inbox for sign-ups that only need one mail.',
    path: '/10-minute-mail',
  });

export default function TenMinuteMail() {
  return <PageHero title="10 minute mail" lead="A short-lived inbox for sign-ups that only need one mail." />;
}
