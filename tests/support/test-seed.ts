import { onTestFailed } from 'vitest';
import { newSeed } from './random.ts';

/** A seed for the running test, which is printed when the test fails. */
export function testSeed(): number {
  const seed = newSeed();
  onTestFailed(() => {
    process.stderr.write(`Repeat this test with TEST_SEED=${seed}\n`);
  });
  return seed;
}
