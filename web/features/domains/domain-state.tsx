import { CircleAlert, CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Domain } from '#contract/domains.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

/** The state of a domain in a word or two. */
export function DomainState({ domain }: { domain: Domain }) {
  const [Icon, color, words] = lookOf(domain);
  return (
    <p role="status" className={cx('flex items-center gap-1.5 text-sm font-medium', color)}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {words}
    </p>
  );
}

function lookOf({ state, problem }: Domain): [LucideIcon, string, string] {
  if (state === 'active' && problem) return [TriangleAlert, 'text-amber', texts.needsCare];
  if (state === 'active') return [CircleCheck, 'text-accent', texts.states.active];
  if (state === 'blocked') return [CircleAlert, 'text-red', texts.states.blocked];
  if (state === 'suspended') return [TriangleAlert, 'text-amber', texts.states.suspended];
  return [Clock, 'text-ink-soft', texts.states[state]];
}
