import { Badge } from './badge.tsx';

export const comingSoonId = (id: string) => `coming-soon-${id}`;

/**
 * Stands beside every button that sells premium. The style sheet shows it while this server takes no payments.
 * `aria-describedby` of the button names it, so that screen readers say it, too.
 */
export function ComingSoon({ id, className = '' }: { id: string; className?: string }) {
  return (
    <Badge id={comingSoonId(id)} className={`coming-soon bg-surface ${className}`}>
      coming soon
    </Badge>
  );
}
