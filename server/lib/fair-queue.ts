/** Too much of one network waits already, or nobody waits for this any more. */
export class Busy extends Error {}

/**
 * Waiting work, taken in turns by network, and within a network by reader. Somebody with many tokens or many requests
 * delays mostly their own network. A key is the network, a space and the reader, or one word that stands for both.
 */
export function createFairQueue<Job>() {
  /** The first reader of the first network is next. After its turn, both go to the end. */
  const networks = new Map<string, Map<string, Job[]>>();

  function jobsOf(key: string): Job[] {
    const network = networkOfKey(key);
    const readers = networks.get(network) ?? new Map<string, Job[]>();
    const jobs = readers.get(key) ?? [];
    networks.set(network, readers.set(key, jobs));
    return jobs;
  }

  return {
    push: (key: string, job: Job) => void jobsOf(key).push(job),
    pushFirst: (key: string, job: Job) => void jobsOf(key).unshift(job),

    /** The number of jobs that wait in the network of this key. */
    waiting(key: string): number {
      let sum = 0;
      for (const jobs of networks.get(networkOfKey(key))?.values() ?? []) sum += jobs.length;
      return sum;
    },

    /** The next job of a network for which `mayRun` is true, or null. */
    take(mayRun: (network: string) => boolean = () => true): Job | null {
      for (const [network, readers] of networks) {
        if (!mayRun(network)) continue;
        const [reader, jobs] = readers.entries().next().value!;
        const job = jobs.shift()!;
        readers.delete(reader);
        if (jobs.length) readers.set(reader, jobs);
        networks.delete(network);
        if (readers.size) networks.set(network, readers);
        return job;
      }
      return null;
    },

    /** Empties the queue and returns what was in it. */
    clear(): Job[] {
      const all = [...networks.values()].flatMap((readers) => [...readers.values()].flat());
      networks.clear();
      return all;
    },
  };
}

export const networkOfKey = (key: string) => key.split(' ', 1)[0]!;
