import { defineConfig } from 'vitest/config';
import { textsByLanguage } from './scripts/web/texts-by-language.ts';
import { CostReporter } from './tests/support/cost-reporter.ts';
import { SlowFirst } from './tests/support/slow-first.ts';

/** Tests beside the code that need PostgreSQL say so in their name. */
const withDatabase = '{contract,server,scripts}/**/*.db.test.ts';

/** Node runs the files as they are, as in production. Nothing has to be transformed first. */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    // Long enough for a machine with ten times as much to do, so no test sets its own. A test that checks a time limit
    // measures it itself.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // No module keeps state, so the files of one worker share what they have loaded.
    isolate: false,
    // Two more than small machines have cores, because tests also wait for other processes.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    reporters: ['default', new CostReporter()],
    setupFiles: ['./tests/support/measure-file.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Not by `exclude`, which would take the place of that of the command line.
          include: ['{contract,server,scripts,packages}/**/!(*.db).test.ts'],
          experimental: asTheyAre,
        },
      },
      {
        extends: true,
        plugins: [textsByLanguage()],
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/language/test-in-english.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['tests/**/*.test.{ts,tsx}', withDatabase],
          globalSetup: ['./tests/support/run-service.ts'],
          experimental: asTheyAre,
          // After the unit tests: a worker that changes projects loads everything again.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
