import { cpuSeconds, treeSeconds } from './cpu.ts';
import type { Mayfly } from './mayfly.ts';
import type { Row } from './table.ts';

/** Begins to count processor time. Returns a function for the row that says who used it. */
export function watchProcessor({ pid, postmasterPid }: Pick<Mayfly, 'pid' | 'postmasterPid'>) {
  const read = () => [cpuSeconds(pid), treeSeconds(postmasterPid), cpuSeconds(process.pid)];
  const before = read();
  return (what: string, mails: number): Row => {
    const [server, database, generator] = read().map((seconds, nth) =>
      (((seconds - before[nth]!) / mails) * 1e6).toFixed(0),
    );
    return {
      what: `processor time for each mail, ${what}`,
      measured: `Mayfly ${server} us`,
      against: `PostgreSQL ${database} us, load generator ${generator} us`,
      ratio: '',
      budget: '',
      met: null,
    };
  };
}
