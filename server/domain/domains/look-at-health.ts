import { dayOf } from '#server/lib/day-of.ts';
import type { DayStore } from '#server/store/domains/day-store.ts';
import type { DomainRow, DomainStore } from '#server/store/domains/domain-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { takesMail } from '../domain-book.ts';
import { openDetails, openName, sealDetails } from './domain-details.ts';
import { healthOf } from './health.ts';
import type { readLists } from './lists.ts';

/** The lists are read again after this time. */
const LISTS_MS = 23 * 3_600_000;

/** Finds out, each day, which lists name our domains, and each hour the one word about a domain that visitors see. */
export function createLookAtHealth({
  store,
  days,
  readLists: read,
  vault,
  onProblem,
  now,
}: {
  store: Pick<DomainStore, 'list' | 'change'>;
  days: Pick<DayStore, 'month'>;
  readLists: (names: string[]) => ReturnType<typeof readLists>;
  vault: Vault;
  /** A list that could not be read, in words. */
  onProblem: (problem: string) => void;
  now: () => Date;
}) {
  async function look(rows: Array<DomainRow & { name: string }>) {
    const { listings, problems } = await read(rows.map(({ name }) => name));
    problems.forEach(onProblem);
    return listings;
  }

  return async function lookAtHealth() {
    const rows = (await store.list())
      .filter(({ state }) => takesMail(state))
      .map((row) => ({ ...row, name: openName(vault, row), lists: openDetails(vault, row).lists }));
    const isDue = ({ lists }: (typeof rows)[number]) =>
      !lists || Date.parse(lists.at) + LISTS_MS < now().getTime();
    const seen = rows.some(isDue) ? await look(rows.filter(isDue)) : new Map();
    const time = now();
    const today = dayOf(time);
    const month = await days.month({ domainIds: rows.map(({ id }) => id), today });
    for (const { id, name, lists, health: before } of rows) {
      const found = seen.get(name);
      const health = healthOf({
        listings: found ?? lists?.found ?? null,
        days: month.get(id) ?? [],
        now: time,
      });
      if (!found && health === before) continue;
      await store.change(id, (row) => ({
        health,
        ...(found && {
          sealed: sealDetails(vault, id, {
            ...openDetails(vault, row),
            lists: { at: time.toISOString(), found },
          }),
        }),
      }));
    }
  };
}
