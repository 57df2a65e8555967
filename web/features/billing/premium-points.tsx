import { Check } from 'lucide-react';
import { price } from '#contract/plans.ts';
import { Badge } from '#web/components/badge.tsx';
import { cx } from '#web/lib/cx.ts';
import { limits } from '#web/lib/limits.ts';

const points = [
  `Up to ${limits.premiumCount} temporary emails at once`,
  `${limits.premiumLifetime} for each of them instead of ${limits.freeLifetime}`,
  `Attachments up to ${limits.premiumAttachments}`,
  'Inboxes that only you can open',
  'Priority delivery and priority support',
  'Dashboard for all your inboxes',
  'API keys and webhooks for your programs',
  'No ads',
];

/** What premium includes, or other points. */
export function PremiumPoints({ items = points, className }: { items?: string[]; className?: string }) {
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
      <span className={cx('font-semibold tracking-tight', className)}>{price.label}</span>
      <span className="text-ink-soft">per month</span>
      <s className="text-ink-faint">
        <span className="sr-only">before </span>
        {price.before}
      </s>
      <Badge tone="accent">{price.saving}</Badge>
    </>
  );
}
