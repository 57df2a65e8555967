import { counted } from '#contract/counted.ts';
import { leftWithout, type OperatorDomain } from '#contract/operator-domains.ts';
import { formatDateTime } from '../panel.tsx';

export type Step = 'activate' | 'rest' | 'retire' | 'block';

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

/** What its state means, and how many addresses live on it. */
export function factsOf({ state, endsAt, reason, addresses }: OperatorDomain): string {
  const note = {
    pending: 'claimed, not proved yet',
    active: '',
    resting: 'no new addresses',
    retiring: `ends ${endsAt ? formatDateTime(endsAt) : 'soon'}`,
    retired: 'takes no mail',
    suspended: 'its proof is gone from DNS',
    blocked: reason ? `because: ${reason}` : 'takes no mail',
  }[state];
  return [note, `${counted(addresses, 'address', 'addresses')} alive`].filter(Boolean).join(', ');
}

/** The steps that its state allows. */
export function stepsOf({ kind, state }: OperatorDomain): Step[] {
  if (kind === 'own') return state === 'blocked' ? ['activate'] : ['block'];
  const steps: Record<string, Step[]> = {
    active: ['rest', 'retire', 'block'],
    resting: ['activate', 'retire', 'block'],
    retiring: ['activate', 'rest', 'retire', 'block'],
    retired: ['activate', 'block'],
    blocked: ['activate'],
  };
  return steps[state] ?? [];
}

/** What a step does to people, said before it is taken. */
export function lossOf(step: Step, domain: OperatorDomain, all: OperatorDomain[]): string {
  const { addresses } = domain;
  if (step === 'rest')
    return `No new addresses are generated on it. ${counted(addresses, 'living address stays', 'living addresses stay')}.`;
  if (step === 'retire')
    return `No new addresses are generated on it. ${counted(addresses, 'living address ends', 'living addresses end')} with that day (UTC) at the latest, and a day in the past ends them at once.`;
  if (step === 'activate')
    return domain.kind === 'own'
      ? 'It is no longer blocked, and its owner has to prove it again with a new record.'
      : 'New addresses are generated on it again.';
  const rest = all.filter(
    ({ kind, state, name }) => kind === 'shared' && state === 'active' && name !== domain.name,
  );
  const without = leftWithout(domain, rest);
  return [
    ...(domain.kind === 'own' ? [`It belongs to ${domain.owner ?? 'a deleted account'}.`] : []),
    `${counted(addresses, 'address is closed at once with its mail', 'addresses are closed at once with their mail')}.`,
    ...(without ? [`No other domain is active for ${without}, so none can be generated.`] : []),
  ].join(' ');
}

/** When it has to be renewed. Urgent if that is soon or has passed. */
export function renewalNote(renewsOn: string | null, now: Date): { text: string; urgent: boolean } | null {
  if (!renewsOn) return null;
  const today = now.toISOString().slice(0, 10);
  const days = Math.round((Date.parse(renewsOn) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { text: `was to be renewed ${counted(-days, 'day')} ago`, urgent: true };
  if (days === 0) return { text: 'to be renewed today', urgent: true };
  return { text: `to be renewed in ${counted(days, 'day')}`, urgent: days <= SOON_DAYS };
}

/** One value for each of the last 30 days, the oldest first. */
export function mailsByDay(
  days: Array<{ day: string; mails: number }>,
  now: Date,
): Array<{ day: string; mails: number }> {
  const known = new Map(days.map(({ day, mails }) => [day, mails]));
  return Array.from({ length: 30 }, (_, nth) => {
    const day = new Date(now.getTime() - (29 - nth) * DAY_MS).toISOString().slice(0, 10);
    return { day, mails: known.get(day) ?? 0 };
  });
}

const reasons: Record<string, string> = {
  'not-found': 'no such address',
  'mailbox-full': 'inbox full',
  'other-plan': 'other plan',
  'disk-full': 'disk full',
  'network-full': 'network over its limit',
  'no-room': 'no room',
  'too-large': 'too large',
  malformed: 'malformed',
  blocked: 'blocked sender',
  'rate-limited': 'too many at once',
  unavailable: 'database away',
  aborted: 'sender hung up',
};

/** `12 no such address, 3 inbox full`, the most frequent first. */
export const refusedWords = (refused: Record<string, number>) =>
  Object.entries(refused)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${times.toLocaleString('en-US')} ${reasons[reason] ?? 'other'}`)
    .join(', ');

/** The share of addresses that heard something, beside that of the days before. */
export function heardWords({ lastDay, before }: { lastDay: number | null; before: number | null }): string {
  const percent = (share: number | null) =>
    share === null ? 'too few addresses' : `${Math.round(100 * share)} %`;
  return `${percent(lastDay)} in the last day, ${percent(before)} in the month before`;
}
