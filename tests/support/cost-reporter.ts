import { existsSync as exists, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { type Cost, processorTime } from './cost.ts';
import { durationsFile, findTooSlow, readDurations, writeDurations } from './durations.ts';

/** A run of fewer files is not that of a level. */
const LEVEL = 200;
const SHOWN = 30;

type Row = Cost & { path: string; wall: number; processor: number };

/**
 * Says how long the last run of this level took, and fails a run in which a file takes much more of the processor than
 * tests/durations.json allows. `DURATIONS=print` shows what each file took, `DURATIONS=save` writes it into that file.
 */
export class CostReporter implements Reporter {
  private root = '';
  private level: string | null = null;
  private started = 0;

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.started = performance.now();
    this.level = null;
    if (files.length < LEVEL) return;
    this.level = files.some(({ moduleId }) => moduleId.includes('.full.test.')) ? 'full' : 'test';
    const here = readRuns(this.runsFile)[this.level];
    const recorded = readDurations().runs[this.level];
    if (here) console.log(`The tests took ${inMinutes(here)} last time.`);
    else if (recorded) console.log(`The tests take ${inMinutes(recorded)} on two quiet cores.`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) => this.rowOf(module) ?? []);
    const seconds = (performance.now() - this.started) / 1000;
    const mode = process.env.DURATIONS;
    if (mode === 'print' || mode === 'save') printTable(rows, seconds);
    if (this.level)
      writeFileSync(
        this.runsFile,
        JSON.stringify({ ...readRuns(this.runsFile), [this.level]: Math.round(seconds) }),
      );
    if (mode === 'save') {
      this.save(rows, seconds);
      return;
    }

    const recorded = readDurations().files;
    const tooSlow = findTooSlow(
      Object.fromEntries(Object.entries(recorded).map(([path, { processor }]) => [path, processor])),
      Object.fromEntries(rows.map(({ path, processor }) => [path, processor])),
    );
    for (const { path, took, allowed } of tooSlow)
      console.error(
        `${path} took ${took.toFixed(0)} s of the processor, more than twice its share (${allowed.toFixed(0)} s). Make it ` +
          'cheaper, move a part to the full level, or record it: docs/develop/tests.md, "Two levels".',
      );
    if (tooSlow.length > 0) process.exitCode = 1;
  }

  private get runsFile(): string {
    return `${this.root}/node_modules/.mayfly-test-runs`;
  }

  private rowOf(module: TestModule): Row | null {
    const { cost } = module.meta();
    if (!cost) return null;
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    return {
      ...cost,
      path: relative(this.root, module.moduleId),
      wall: (duration + collectDuration + setupDuration) / 1000,
      processor: cost.worker + cost.browser + cost.children,
    };
  }

  /** Files that were not part of the run keep what is recorded, while they exist. */
  private save(rows: Row[], seconds: number): void {
    const { runs, files } = readDurations();
    for (const { path, processor, wall } of rows) files[path] = { processor, wall };
    for (const path of Object.keys(files)) if (!exists(`${this.root}/${path}`)) delete files[path];
    if (this.level) runs[this.level] = seconds;
    writeFileSync(durationsFile, writeDurations({ runs, files }));
  }
}

function readRuns(file: string): Record<string, number> {
  return exists(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

function printTable(rows: Row[], seconds: number): void {
  const columns = ['wall', 'processor', 'worker', 'browser', 'children'] as const;
  const counts = ['apps', 'processes', 'clusters', 'pages', 'axe'] as const;
  const sum = (of: (typeof columns | typeof counts)[number]) =>
    rows.reduce((total, row) => total + row[of], 0);
  const line = (one: Omit<Row, 'path'>, path: string) =>
    [
      ...columns.map((name) => one[name].toFixed(1).padStart(9)),
      ...counts.map((name) => String(one[name] || '').padStart(9)),
      `  ${path}`,
    ].join('');
  const all = Object.fromEntries([...columns, ...counts].map((name) => [name, sum(name)]));
  const { worker, browser, children } = processorTime();
  const slowest = rows.toSorted((a, b) => b.processor - a.processor).slice(0, SHOWN);
  console.log(
    [
      [...columns, ...counts].map((name) => name.padStart(9)).join(''),
      ...slowest.map((row) => line(row, row.path)),
      line(all as Omit<Row, 'path'>, `${rows.length} files`),
      `${inMinutes(seconds)}, ${(worker + browser + children).toFixed(0)} s of the processor with what all files share`,
    ].join('\n'),
  );
}
