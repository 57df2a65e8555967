import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long. At the end, such a file would run alone. */
const SLOW = /\/(hostile-mails|webhooks-crash|crash|replay|account-axe|home-axe|pages-axe)\.test\.ts$/;

/** Vitest begins with what took longest, and where that is not known, as in a fresh clone, with the largest files. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
