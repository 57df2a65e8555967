import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,tests,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['./tests/support/database-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    // No module has a state of its own, so files share what is loaded: the server and its libraries, once a worker.
    isolate: false,
    // Two cores: more workers only make timers late.
    maxWorkers: 2,
  },
});
