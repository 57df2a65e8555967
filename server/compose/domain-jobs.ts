import { join } from 'node:path';
import { createLookAtHealth } from '#server/domain/domains/look-at-health.ts';
import type { Job } from '#server/jobs/schedule.ts';
import { dayOf } from '#server/lib/day-of.ts';
import type { Base } from './base.ts';
import { composeCloseEnded } from './domains.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is done about domains in the background. */
export function composeDomainJobs(base: Base): Job[] {
  const { config, stores, vault, domains, log, now } = base;
  const { domainDays } = stores;
  const lookAtHealth = createLookAtHealth({
    store: stores.domains,
    days: domainDays,
    // Loaded by the first look, in the process that runs the jobs.
    readLists: async (names) => {
      const { LISTS_FOLDER, readLists } = await import('#server/domain/domains/lists.ts');
      return readLists({ names, folder: join(config.dataDir, LISTS_FOLDER) });
    },
    vault,
    onProblem: (problem) => log.warn(problem),
    now,
  });
  return [
    // A process of an older version may still generate addresses.
    { name: 'domains of addresses', everyMs: MINUTE, run: domains.nameDomains },
    { name: 'ended domains', everyMs: 5 * SECOND, run: composeCloseEnded(base).closeAll },
    { name: 'domains heard of', everyMs: 5 * MINUTE, run: () => domainDays.countHeard(now()) },
    { name: 'health of domains', everyMs: HOUR, run: lookAtHealth },
    {
      name: 'figures of domains',
      everyMs: HOUR,
      run: () => domainDays.purge(dayOf(now())),
    },
  ];
}
