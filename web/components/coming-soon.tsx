import { Badge } from './badge.tsx';

export const comingSoonId = (id: string) => `coming-soon-${id}`;

/**
 * Stands beside every button that sells premium. The style sheet shows it while this server takes no payments.
 * `aria-describedby` of the button names the outer element, so that screen readers say it, too, but only then: they would
 * read a hidden element that is named itself.
 */
export function ComingSoon({ id, className = '' }: { id: string; className?: string }) {
  return (
    <span id={comingSoonId(id)} className="contents">
      <Badge className={`coming-soon bg-surface ${className}`}>coming soon</Badge>
    </span>
  );
}
