import { isRoot, rounds } from './support/faults.ts';

/**
 * `node tests/fault-rounds.ts [name…]`: faults and crowds too slow or too large for the suite, each with a real
 * process, one line each: what was promised, what was measured, and the longest block of the event loop.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in rounds));
if (unknown.length) {
  say(`unknown: ${unknown.join(', ')}; there are: ${Object.keys(rounds).join(', ')}`);
  process.exit(2);
}
let failed = 0;
for (const [name, round] of Object.entries(rounds)) {
  if (wanted.length ? !wanted.includes(name) : false) continue;
  if (round.needsRoot && !isRoot()) {
    say(`${name}: not run, it mounts a small disk and needs root`);
    continue;
  }
  const began = Date.now();
  try {
    const measured = await round.run(say);
    say(`${name}: as promised in ${Math.round((Date.now() - began) / 1000)} s; ${measured}`);
  } catch (error) {
    failed++;
    say(`${name}: NOT as promised: ${(error as Error).message}`);
  }
}
process.exit(failed ? 1 : 0);
