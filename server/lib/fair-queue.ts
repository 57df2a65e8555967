/** Too much of one network waits already, or nobody waits for this any more. */
export class Busy extends Error {}

type Branch<Job> = { waiting: number; jobs: Job[]; branches: Map<string, Branch<Job>> };
const createBranch = <Job>(): Branch<Job> => ({ waiting: 0, jobs: [], branches: new Map() });

const groupOf = (name: string, word: string) => (name ? `${name} ${word}` : word);

/** How many times as much as one network a wide one may use, such as an IPv6 /48: it may be one customer or many. */
export const WIDE_FACTOR = 2;

/** What each group of a key may use: the wide network, the network, and the reader, who has no limit of their own. */
export const shareOf = (max: number, level: number) => [WIDE_FACTOR * max, max][level] ?? max;

/**
 * Waiting work, taken in turns. A key names a wide network, a network in it, and a reader, with spaces between them.
 * Wide networks take turns, then the networks of each, then their readers, so that somebody with many requests delays
 * mostly their own network.
 */
export function createFairQueue<Job>({ maxWaiting = Number.POSITIVE_INFINITY } = {}) {
  const root = createBranch<Job>();

  /** The branches on the way to a key, without the root. Those that are missing are made. */
  function pathTo(key: string): Branch<Job>[] {
    let at = root;
    return key.split(' ').map((word) => {
      const next = at.branches.get(word) ?? createBranch<Job>();
      at.branches.set(word, next);
      at = next;
      return next;
    });
  }

  function add(key: string, put: (jobs: Job[]) => void) {
    const path = pathTo(key);
    put(path.at(-1)!.jobs);
    for (const branch of [root, ...path]) branch.waiting++;
  }

  /** The next job below a branch, whose branches go to the end of their line after each turn. */
  function takeFrom(branch: Branch<Job>, name: string, mayRun: (group: string) => boolean): Job | null {
    let job: Job | null = branch.jobs.shift() ?? null;
    for (const [word, next] of job === null ? branch.branches : []) {
      const group = groupOf(name, word);
      if (next.waiting && mayRun(group)) job = takeFrom(next, group, mayRun);
      if (next.waiting && job === null) continue;
      branch.branches.delete(word);
      if (next.waiting) branch.branches.set(word, next);
      if (job !== null) break;
    }
    if (job !== null) branch.waiting--;
    return job;
  }

  const canTakeFrom = (branch: Branch<Job>, name: string, mayRun: (group: string) => boolean): boolean =>
    branch.jobs.length > 0 ||
    [...branch.branches].some(([word, next]) => {
      const group = groupOf(name, word);
      return mayRun(group) && canTakeFrom(next, group, mayRun);
    });

  return {
    push: (key: string, job: Job) => add(key, (jobs) => jobs.push(job)),
    pushFirst: (key: string, job: Job) => add(key, (jobs) => jobs.unshift(job)),

    waiting: () => root.waiting,

    /** Whether a network of this key has too many jobs waiting. */
    isFull(key: string): boolean {
      let at: Branch<Job> | undefined = root;
      return key.split(' ').some((word, level) => {
        at = at?.branches.get(word);
        return (at?.waiting ?? 0) >= shareOf(maxWaiting, level);
      });
    },

    /** The next job whose groups all may run, or null. */
    take: (mayRun: (group: string) => boolean = () => true): Job | null => takeFrom(root, '', mayRun),

    /** Whether there is a job whose groups all may run. */
    canTake: (mayRun: (group: string) => boolean) => canTakeFrom(root, '', mayRun),

    /** Takes the newest job of whichever group has the most, and returns it. */
    takeFromLongest(): Job | null {
      const path = [root];
      for (let at = root; at.branches.size; path.push(at))
        at = [...at.branches.values()].reduce((a, b) => (b.waiting > a.waiting ? b : a));
      const job = path.at(-1)!.jobs.pop() ?? null;
      if (job !== null) for (const branch of path) branch.waiting--;
      return job;
    },

    /** Empties the queue and returns what was in it. */
    clear(): Job[] {
      const all: Job[] = [];
      for (let job = takeFrom(root, '', () => true); job !== null; job = takeFrom(root, '', () => true))
        all.push(job);
      return all;
    },
  };
}
