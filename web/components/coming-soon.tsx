import { Badge } from './badge.tsx';
import { texts } from './texts.tsx';

export const comingSoonId = (id: string) => `coming-soon-${id}`;

/**
 * A badge next to every button that sells premium. The style sheet shows it while this server takes no payments.
 * `aria-describedby` of the button names the outer element, so that screen readers announce the badge only while it is
 * visible. If it named the badge itself, they would read it even when it is hidden.
 */
export function ComingSoon({ id, className = '' }: { id: string; className?: string }) {
  return (
    <span id={comingSoonId(id)} className="contents">
      <Badge className={`coming-soon bg-surface ${className}`}>{texts.comingSoon}</Badge>
    </span>
  );
}
