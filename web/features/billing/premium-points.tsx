import { Check } from 'lucide-react';
import { Badge } from '#web/components/badge.tsx';
import { cx } from '#web/lib/cx.ts';
import { limits } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';

const points = () => [
  texts.addressesAtOnce(limits.premiumCount),
  texts.lifetimeInsteadOf(limits.premiumLifetime, limits.freeLifetime),
  texts.attachments(limits.premiumAttachments),
  texts.privateInboxes,
  texts.priority,
  texts.dashboard,
  texts.programs,
  texts.noAds,
];

/** What premium includes, or other points. */
export function PremiumPoints({ items = points(), className }: { items?: string[]; className?: string }) {
  return (
    <ul className={cx('flex flex-col gap-3 text-sm', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden size={17} className="mt-0.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Price({ className }: { className: string }) {
  return (
    <>
      <span className={cx('font-semibold tracking-tight', className)}>{limits.price}</span>
      <span className="text-ink-soft">{texts.perMonth}</span>
      <s className="text-ink-faint">{texts.insteadOf(hidden, limits.priceBefore)}</s>
      <Badge tone="accent">{limits.saving}</Badge>
    </>
  );
}

const hidden = (words: string) => <span className="sr-only">{words}</span>;
