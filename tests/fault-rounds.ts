import { isRoot, rounds } from './support/faults.ts';

/**
 * `node tests/fault-rounds.ts [name…]` tests faults and loads that are too slow or too large for the suite, each with
 * a real process. It prints one line each with the measurements and the longest block of the event loop.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in rounds));
if (unknown.length) {
  print(`unknown: ${unknown.join(', ')}; known names: ${Object.keys(rounds).join(', ')}`);
  process.exit(2);
}
let failed = 0;
for (const [name, round] of Object.entries(rounds)) {
  if (wanted.length && !wanted.includes(name)) continue;
  if (round.needsRoot && !isRoot()) {
    print(`${name}: not run, because it mounts a small disk and needs root`);
    continue;
  }
  const began = Date.now();
  try {
    const measured = await round.run(print);
    print(`${name}: passed in ${Math.round((Date.now() - began) / 1000)} s; ${measured}`);
  } catch (error) {
    failed++;
    print(`${name}: FAILED: ${(error as Error).message}`);
  }
}
process.exit(failed ? 1 : 0);
