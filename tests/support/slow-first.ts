import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readDurations } from './durations.ts';

/** What is not recorded begins before what is over soon. */
const UNKNOWN = 5;

/** Begins with the files that take longest. At the end, such a file would run alone. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { files: recorded } = readDurations();
    const wall = ({ moduleId }: TestSpecification) =>
      recorded[relative(this.ctx.config.root, moduleId)]?.wall ?? UNKNOWN;
    return (await super.sort(files)).toSorted((a, b) => wall(b) - wall(a));
  }
}
