import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, where that is not known yet. At the end, such a file would run alone. */
const SLOW =
  /\/(accounts-mail|failover|backup|commands|dev|start|three-processes|hostile-mails|languages|languages-fit|layout-shift|account-dashboard|manage-domains|tabs|account-axe|home-axe|pages-axe|heavy-reading|webhooks-crash|crash|replay|expiry|key-rotate|mail-key)(\.full)?\.test\.ts$/;

/** Vitest begins with what took longest, and where that is not known, as in a fresh clone, with the largest files. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
