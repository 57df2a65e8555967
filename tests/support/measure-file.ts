import { takeCoverage } from 'node:v8';
import { afterAll } from 'vitest';
import { takeCost } from './cost.ts';

// The hook that was there first runs last.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs
afterAll(({}, { file }) => {
  file.meta.cost = takeCost();
  // A worker that is ended from outside writes nothing itself.
  if (process.env.NODE_V8_COVERAGE) takeCoverage();
});
