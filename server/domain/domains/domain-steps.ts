import { z } from 'zod';
import type { DomainState } from '#contract/domains.ts';
import { leftWithout } from '#contract/operator-domains.ts';
import type { PlanName } from '#contract/plans.ts';
import { because, type Reason } from '#contract/reasons.ts';
import { stateAt } from '../domain-book.ts';
import { Refusal } from '../errors.ts';

/** What the operator does to a domain. */
export type Step =
  | { to: 'active' }
  | { to: 'resting' }
  | { to: 'retiring'; endsAt: Date }
  | { to: 'blocked'; reason: string };

type Row = {
  id: string;
  kind: 'shared' | 'own';
  plan: PlanName;
  state: DomainState;
  ends_at: Date | null;
};

const FROM: Record<Step['to'], DomainState[]> = {
  active: ['active', 'resting', 'retiring', 'retired', 'blocked'],
  resting: ['active', 'resting', 'retiring'],
  retiring: ['active', 'resting', 'retiring'],
  blocked: ['pending', 'active', 'resting', 'retiring', 'retired', 'suspended', 'blocked'],
};
const WORDS: Record<Step['to'], string> = {
  active: 'made active',
  resting: 'rested',
  retiring: 'retired',
  blocked: 'blocked',
};

export const stateOf = ({ state, ends_at }: Pick<Row, 'state' | 'ends_at'>, now: Date): DomainState =>
  stateAt(now, state, ends_at);

/** The state that a step leads to. Throws if it cannot be taken; `others` are the shared domains. */
export function decideStep(
  step: Step,
  { name, ...row }: Row & { name: string },
  others: Row[],
  now: Date,
): { state: DomainState; ends_at: Date | null } {
  const from = stateOf(row, now);
  if (row.kind === 'own') return { state: decideOwn(step, name, from), ends_at: null };
  const end = step.to === 'retiring' ? step.endsAt : null;
  const state = end && end <= now ? 'retired' : step.to;
  if (from !== state && !FROM[step.to].includes(from))
    throw refuse(
      from === 'retired' && end
        ? because('domain-retired', { domain: name })
        : because('domain-step', { domain: name, state: from, step: WORDS[step.to] }),
    );
  if (step.to === 'resting' || step.to === 'retiring') {
    const rest = others.filter((one) => one.id !== row.id && one.state === 'active');
    const without = leftWithout(row, rest);
    if (without) throw refuse(because('last-domain', { domain: name, without }));
  }
  return { state, ends_at: state === 'retiring' ? end : null };
}

/** The operator can only block the domain of a customer. Its owner has to prove it again afterwards. */
function decideOwn(step: Step, name: string, from: DomainState): DomainState {
  if (step.to === 'blocked') return 'blocked';
  if (step.to === 'active' && from === 'blocked') return 'pending';
  throw refuse(
    step.to === 'active'
      ? because('customer-domain-not-blocked', { domain: name, state: from })
      : because('customer-domain-step', { domain: name, step: WORDS[step.to] }),
  );
}

const refuse = (why: Reason) => new Refusal('taken', why);

const day = z.iso.date();
const time = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

/** Reads when a domain ends: a day, which means its end in UTC, or a time. */
export function readEnd(text: string): Date {
  const given = text.trim();
  if (day.safeParse(given).success) return new Date(`${given}T23:59:59.999Z`);
  if (time.safeParse(given).success) return new Date(given);
  throw new Refusal('bad-input', because('bad-end', { given }), { field: 'on' });
}
