import { Check } from 'lucide-react';
import { price } from '#contract/plans.ts';
import { Badge } from '#web/components/badge.tsx';
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

export function PremiumPoints({ items = points }: { items?: string[] }) {
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden size={17} className="mt-0.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function PriceLine() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="text-3xl font-semibold tracking-tight">{price.label}</span>
      <span className="text-ink-soft">per month</span>
      <s className="text-ink-faint">
        <span className="sr-only">before </span>
        {price.before}
      </s>
      <Badge tone="accent">{price.saving}</Badge>
    </p>
  );
}
