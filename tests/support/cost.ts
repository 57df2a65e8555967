import { readdirSync, readFileSync } from 'node:fs';

/** What the tests of this worker have started since the last file. */
const nothing = { apps: 0, processes: 0, clusters: 0, pages: 0, axe: 0 };
let starts = { ...nothing };

export function count(what: keyof typeof nothing): void {
  starts[what]++;
}

/** Processor seconds, and what was started. `children` are server processes, clusters and programs. */
export type Cost = Processor & typeof nothing;
type Processor = { worker: number; browser: number; children: number };
type Process = { parent: number; name: string; own: number; ended: number };

declare module 'vitest' {
  interface TaskMeta {
    cost?: Cost;
  }
}

const TICKS = 100;

/** Linux keeps the time of a process, and that of its children that have ended. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      parent: fields[1]!,
      name,
      own: (fields[11]! + fields[12]!) / TICKS,
      ended: (fields[13]! + fields[14]!) / TICKS,
    };
  } catch {
    // It has just ended, or this is not Linux.
    return null;
  }
}

/**
 * The processor time of this process and of everything below it, so far. A process that ends between the reading of its
 * parent and its own is missing, so it reads twice and takes the larger time.
 */
export function processorTime(): Processor {
  const [first, second] = [readTimes(), readTimes()];
  return sum(first) > sum(second) ? first : second;
}

const sum = ({ worker, browser, children }: Processor) => worker + browser + children;

function readTimes(): Processor {
  const { user, system } = process.cpuUsage();
  const time = { worker: (user + system) / 1e6, browser: 0, children: 0 };
  const self = readProcess('self');
  if (!self) return time;
  time.children = self.ended;
  const below = new Map<number, [number, Process][]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const one = readProcess(pid);
    if (one) below.set(one.parent, [...(below.get(one.parent) ?? []), [Number(pid), one]]);
  }
  const add = (parent: number) => {
    for (const [pid, { name, own, ended }] of below.get(parent) ?? []) {
      time[/chrom|headless/.test(name) ? 'browser' : 'children'] += own + ended;
      add(pid);
    }
  };
  add(process.pid);
  return time;
}

let before: Processor = { worker: 0, browser: 0, children: 0 };

/** What it took since the last call. */
export function takeCost(): Cost {
  const now = processorTime();
  const cost = { ...now, ...starts };
  for (const part of ['worker', 'browser', 'children'] as const) cost[part] -= before[part];
  // A browser that has ended counts among the children.
  if (cost.browser < 0) cost.children += cost.browser;
  cost.browser = Math.max(0, cost.browser);
  before = now;
  starts = { ...nothing };
  return cost;
}
