/** Too many jobs of one network are waiting, or nobody needs this result any more. */
export class Busy extends Error {}

/** How many times as much as one network a wide one (an IPv6 /48) may use: it may be one customer or many. */
export const WIDE_FACTOR = 2;

type Group<Job> = { waiting: number; running: number; jobs: Job[]; groups: Map<string, Group<Job>> };
const createGroup = <Job>(): Group<Job> => ({ waiting: 0, running: 0, jobs: [], groups: new Map() });

/**
 * A queue of waiting jobs that are taken in turns. A key names a wide network, a network in it, and a reader, with
 * spaces between them. Wide networks take turns, then the networks of each, then their readers, so that somebody with
 * many requests delays mostly their own network.
 */
export function createFairQueue<Job extends NonNullable<unknown>>({
  maxWaiting = Number.POSITIVE_INFINITY,
  perNetwork = Number.POSITIVE_INFINITY,
  parallel = Number.POSITIVE_INFINITY,
}: {
  /** Jobs of one network that may wait. */
  maxWaiting?: number;
  /** Jobs of one network that may run. One slot is always left for other networks. */
  perNetwork?: number;
  /** Jobs that may run in all. */
  parallel?: number;
} = {}) {
  const all = createGroup<Job>();
  const shareOf = (max: number, level: number) => (level ? max : WIDE_FACTOR * max);
  const mayRun = ({ running }: Group<Job>, level: number) =>
    running < Math.min(shareOf(perNetwork, level), Math.max(1, parallel - 1));

  /** Counts a job for all groups of its key, and returns the last of them. Groups without jobs are forgotten. */
  function count(key: string, what: 'waiting' | 'running', by: 1 | -1): Group<Job> {
    all[what] += by;
    let group = all;
    for (const word of key.split(' ')) {
      const inner = group.groups.get(word) ?? createGroup<Job>();
      inner[what] += by;
      if (inner.waiting || inner.running) group.groups.set(word, inner);
      else group.groups.delete(word);
      group = inner;
    }
    return group;
  }

  /** The next job of a group. The groups that it is in then move to the end of their lines. */
  function takeFrom(group: Group<Job>, level: number): Job | null {
    for (const [word, inner] of group.groups) {
      const job = mayRun(inner, level) && (inner.jobs.shift() ?? takeFrom(inner, level + 1));
      if (!job) continue;
      group.groups.delete(word);
      if (--inner.waiting || inner.running) group.groups.set(word, inner);
      return job;
    }
    return null;
  }

  const canTakeFrom = (group: Group<Job>, level: number): boolean =>
    group.jobs.length > 0 ||
    [...group.groups.values()].some((inner) => mayRun(inner, level) && canTakeFrom(inner, level + 1));

  return {
    push: (key: string, job: Job) => void count(key, 'waiting', 1).jobs.push(job),
    waiting: () => all.waiting,

    /** Whether a network of this key has too many jobs waiting. */
    isFull(key: string): boolean {
      let group: Group<Job> | undefined = all;
      return key.split(' ').some((word, level) => {
        group = group?.groups.get(word);
        return (group?.waiting ?? 0) >= shareOf(maxWaiting, level);
      });
    },

    /** The next job that may run, or null. */
    take(): Job | null {
      const job = all.running < parallel ? takeFrom(all, 0) : null;
      if (job) all.waiting--;
      return job;
    },

    /** Whether a job could run if a slot were free. */
    needsPlace: () => all.running >= parallel && canTakeFrom(all, 0),

    begin: (key: string) => void count(key, 'running', 1),
    end: (key: string) => void count(key, 'running', -1),

    /** Takes the newest job of whichever network has the most. */
    takeFromLongest(): Job | null {
      const words: string[] = [];
      let group = all;
      while (group.groups.size) {
        const longest = [...group.groups].reduce((a, b) => (b[1].waiting > a[1].waiting ? b : a));
        words.push(longest[0]);
        group = longest[1];
      }
      const job = group.jobs.pop() ?? null;
      if (job) count(words.join(' '), 'waiting', -1);
      return job;
    },

    /** Empties the queue and returns what was in it. */
    clear(): Job[] {
      const jobs: Job[] = [];
      for (let job = this.take(); job; job = this.take()) jobs.push(job);
      return jobs;
    },
  };
}
