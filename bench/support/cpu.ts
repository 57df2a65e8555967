import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

/** CPU seconds of a process and of its ended children. Linux only. */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return 0;
  }
}

/**
 * Begins to measure. Each call of the returned function gives the share of the processor that other virtual machines took
 * since the call before, from 0 to 1.
 */
export function watchTaken() {
  const read = () => {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const ticks = line!.split(/\s+/).slice(1, 9).map(Number);
    return { taken: ticks[7]!, all: ticks.reduce((sum, one) => sum + one, 0) };
  };
  let before = read();
  return () => {
    const now = read();
    const share = (now.taken - before.taken) / Math.max(1, now.all - before.all);
    before = now;
    return share;
  };
}

/**
 * Begins to measure. The returned function gives how much of the time in which the main thread of a process had work there was no
 * processor for it, from 0 to 1.
 */
export function watchWaiting(pid: number) {
  const read = () => readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  const before = read();
  return () => {
    const [ran = 0, waited = 0] = read().map((value, nth) => value - before[nth]!);
    return waited / Math.max(1, ran + waited);
  };
}

export function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return 0;
  }
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((other) => parentOf(other) === pid);
}

/** CPU seconds of a process and of its running children. */
export const treeSeconds = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), cpuSeconds(pid));

/** CPU seconds of a Mayfly and of its database. */
export const spentSeconds = ({ pid, postmasterPid }: { pid: number; postmasterPid: number }) => ({
  server: cpuSeconds(pid),
  database: treeSeconds(postmasterPid),
});
