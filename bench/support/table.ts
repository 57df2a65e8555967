/** One line of the result: the measurement, what it is compared with, and whether it is within its budget. */
export type Row = {
  what: string;
  measured: string;
  against: string;
  ratio: string;
  budget: string;
  met: boolean | null;
};

export function printTable(rows: Row[]) {
  const head: Row = {
    what: 'what',
    measured: 'measured',
    against: 'against',
    ratio: 'ratio',
    budget: 'budget',
    met: null,
  };
  const cells = (row: Row) => [
    row.what,
    row.measured,
    row.against,
    row.ratio,
    row.budget,
    row === head ? 'met' : mark(row.met),
  ];
  const all = [head, ...rows].map(cells);
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  const line = (parts: string[]) =>
    `| ${parts.map((part, column) => part.padEnd(widths[column]!)).join(' | ')} |`;
  console.log(line(all[0]!));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of all.slice(1)) console.log(line(row));
}

/** The budget for one block of the event loop. */
export const BLOCK_LIMIT_MS = 50;

/** The longest block of the event loop, compared with its limit. */
export const blockRow = (what: string, block: number): Row => ({
  what: `event loop, ${what}`,
  measured: `${block.toFixed(1)} ms`,
  against: `limit ${BLOCK_LIMIT_MS} ms`,
  ratio: times(block / BLOCK_LIMIT_MS),
  budget: '<= 1 x',
  met: block <= BLOCK_LIMIT_MS,
});

const mark = (met: boolean | null) => (met === null ? '' : met ? 'yes' : 'NO');
export const times = (value: number) => `${value.toFixed(2)} x`;
export const percentile = (sorted: number[], p: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]!;
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
