import { PageHero } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: 'Inbox', description: 'A shared inbox.', path: '/', noindex: true });

export default function SharedInbox() {
  return <PageHero title="Inbox" />;
}
