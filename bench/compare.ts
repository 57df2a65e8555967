import { spentSeconds } from './support/cpu.ts';
import { send } from './support/load.ts';
import { shapes } from './support/shapes.ts';
import { median } from './support/table.ts';
import { startTree } from './support/tree.ts';

/**
 * Compares the processor time per mail of two versions of Mayfly: `node bench/compare.ts OLD NEW [SHAPE…]`, where OLD and
 * NEW are checked-out trees with installed packages. Rounds are interleaved, and the median counts, so that a noisy
 * machine affects both alike. Senders are not checked: `npm run bench -- senders` measures that.
 */
const ROUNDS = 5;
const WARM = 20_000;

const [oldFolder = '', newFolder = '', ...chosen] = process.argv.slice(2);
const names = ['old', 'new'] as const;
const seeded = { inboxes: WARM };
const trees = { old: await startTree(oldFolder, seeded), new: await startTree(newFolder, seeded) };

for (const name of names)
  await send({ ...shapes.plain!, messages: WARM, port: trees[name].smtpPort, name: 'bench' });
console.log('us of processor per mail: Mayfly + PostgreSQL (messages per second)');
for (const shape of chosen.length ? chosen : Object.keys(shapes)) {
  const load = shapes[shape]!;
  const found = { old: [] as number[][], new: [] as number[][] };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 ? (['new', 'old'] as const) : names) {
      const before = spentSeconds(trees[name]);
      const rate = await send({ ...load, port: trees[name].smtpPort, name: 'bench' });
      const after = spentSeconds(trees[name]);
      const perMail = (seconds: number) => (seconds / load.messages) * 1e6;
      found[name].push([
        perMail(after.server - before.server),
        perMail(after.database - before.database),
        rate,
      ]);
    }
  const column = (name: 'old' | 'new', nth: number) => median(found[name].map((values) => values[nth]!));
  const text = names.map((name) => {
    const [server, database, rate] = [0, 1, 2].map((nth) => column(name, nth).toFixed(0));
    return `${name} ${server} + ${database} (${rate})`;
  });
  const total = (name: 'old' | 'new') => column(name, 0) + column(name, 1);
  console.log(`${shape.padEnd(13)} ${text.join('   ')}   ${(total('new') / total('old')).toFixed(2)} x`);
}
for (const name of names) await trees[name].stop();
