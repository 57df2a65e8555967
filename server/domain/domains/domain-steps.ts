import { z } from 'zod';
import { leftWithout } from '#contract/operator-domains.ts';
import type { PlanName } from '#contract/plans.ts';
import { because, type Reason } from '#contract/reasons.ts';
import type { StoredState } from '#server/store/domains/book-store.ts';
import { stateAt, wordFor } from '../domain-book.ts';
import { Refusal } from '../errors.ts';

/** What the operator does to a domain. */
export type Step =
  | { to: 'active' }
  /** With an end, it retires then. */
  | { to: 'resting'; endsAt: Date | null }
  | { to: 'blocked'; reason: string };

type Row = {
  id: string;
  kind: 'shared' | 'own';
  plan: PlanName;
  state: StoredState;
  ends_at: Date | null;
};

const FROM: Record<Step['to'], StoredState[]> = {
  active: ['active', 'resting', 'retired', 'blocked'],
  resting: ['active', 'resting'],
  blocked: ['pending', 'active', 'resting', 'retired', 'suspended', 'blocked'],
};
const wordsOf = (step: Step) => {
  if (step.to === 'resting') return step.endsAt ? 'retired' : 'rested';
  return step.to === 'active' ? 'made active' : 'blocked';
};

type Aging = Pick<Row, 'state' | 'ends_at'>;
export const stateOf = ({ state, ends_at: endsAt }: Aging, now: Date) => stateAt(now, { state, endsAt });
/** The state in the word that people read. */
export const wordOf = (row: Aging, now: Date) => wordFor({ state: stateOf(row, now), endsAt: row.ends_at });

/** The state that a step leads to. Throws if it cannot be taken; `others` are the shared domains. */
export function decideStep(
  step: Step,
  { name, ...row }: Row & { name: string },
  others: Row[],
  now: Date,
): Aging {
  const from = stateOf(row, now);
  if (row.kind === 'own') return { state: decideOwn(step, name, from), ends_at: null };
  const end = step.to === 'resting' ? step.endsAt : null;
  const state = end && end <= now ? 'retired' : step.to;
  if (from !== state && !FROM[step.to].includes(from))
    throw refuse(
      from === 'retired' && end
        ? because('domain-retired', { domain: name })
        : because('domain-step', { domain: name, state: wordOf(row, now), step: wordsOf(step) }),
    );
  if (step.to === 'resting') {
    const rest = others.filter((one) => one.id !== row.id && one.state === 'active');
    const without = leftWithout(row, rest);
    if (without) throw refuse(because('last-domain', { domain: name, without }));
  }
  return { state, ends_at: state === 'resting' ? end : null };
}

/** The operator can only block the domain of a customer. Its owner has to prove it again afterwards. */
function decideOwn(step: Step, name: string, from: StoredState): StoredState {
  if (step.to === 'blocked') return 'blocked';
  if (step.to === 'active' && from === 'blocked') return 'pending';
  throw refuse(
    step.to === 'active'
      ? because('customer-domain-not-blocked', { domain: name, state: from })
      : because('customer-domain-step', { domain: name, step: wordsOf(step) }),
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
