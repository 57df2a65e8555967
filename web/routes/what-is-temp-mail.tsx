import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'What is temp mail?',
    description: 'What a temporary e-mail address is, and when to use one.',
    path: '/what-is-temp-mail',
  });

export default function WhatIsTempMail() {
  return (
    <PageHero title="What is temp mail?" lead="What a temporary e-mail address is, and when to use one." />
  );
}
