import { existsSync, readFileSync } from 'node:fs';

/** Seconds of processor and of time that a file took on a quiet machine. */
export type Duration = { processor: number; wall: number };
/** Recorded with `DURATIONS=save`. The runs are whole ones of the two levels, in seconds. */
export type Durations = { runs: Record<string, number>; files: Record<string, Duration> };

export const durationsFile = new URL('../durations.json', import.meta.url);

export function readDurations(file = durationsFile): Durations {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { runs: {}, files: {} };
}

/** One line for each file, as the formatter leaves it. */
export function writeDurations({ runs, files }: Durations): string {
  const lines = Object.keys(files)
    .sort()
    .map((path) => {
      const { processor, wall } = files[path]!;
      return `    ${JSON.stringify(path)}: { "processor": ${processor.toFixed(1)}, "wall": ${wall.toFixed(1)} }`;
    });
  const whole = Object.entries(runs).map(([level, seconds]) => `"${level}": ${Math.round(seconds)}`);
  return `{\n  "runs": ${whole.length > 0 ? `{ ${whole.join(', ')} }` : '{}'},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** With less than this the files of a run say nothing about the machine. */
const ENOUGH = 100;
/** Seconds that a file may differ for no reason: by what its worker loads or starts first, and by waiting in small steps. */
const FREE = 10;

/**
 * The files that took more than twice their share of the processor time of a run, and with it the seconds that each may
 * take. The machine can be slower or busier than the one that was recorded: only the files that both know are compared, by
 * what they took together.
 */
export function findTooSlow(recorded: Record<string, number>, took: Record<string, number>) {
  const known = Object.keys(took).filter((path) => path in recorded);
  const sum = (of: Record<string, number>) => known.reduce((total, path) => total + of[path]!, 0);
  if (sum(recorded) < ENOUGH) return [];
  const pace = sum(took) / sum(recorded);
  return known
    .map((path) => ({
      path,
      took: took[path]!,
      allowed: 2 * pace * recorded[path]! + FREE * Math.max(1, pace),
    }))
    .filter(({ took, allowed }) => took > allowed);
}
