import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuSeconds, treeSeconds } from './support/cpu.ts';
import { send } from './support/load.ts';
import { shapes } from './support/shapes.ts';

/**
 * Compares the processor time per mail of two versions of Mayfly: `node bench/compare.ts OLD NEW [SHAPE…]`, where OLD and
 * NEW are checked-out trees with installed packages. Rounds are interleaved, and the median counts, so that a noisy
 * machine affects both alike. Senders are not checked: `npm run bench -- senders` measures that.
 */
const ROUNDS = 5;
const WARM = 20_000;

/** Runs in the folder of its tree and uses the code there. */
const program = `
  import { startMayfly } from './bench/support/mayfly.ts';
  const mayfly = await startMayfly();
  await mayfly.seedInboxes({ name: 'bench', count: ${WARM} });
  console.log(JSON.stringify([mayfly.smtpPort, mayfly.pid, mayfly.postmasterPid]));
  process.stdin.resume().on('end', () => mayfly.stop().then(() => process.exit()));`;

async function startTree(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: resolve(folder),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SENDER_CHECKS: 'off' },
  });
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  if (!line) throw new Error(`${folder} did not start`);
  const [port, pid, postmaster] = JSON.parse(line) as [number, number, number];
  return {
    port,
    read: () => ({ server: cpuSeconds(pid), database: treeSeconds(postmaster) }),
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

const [oldFolder = '', newFolder = '', ...chosen] = process.argv.slice(2);
const names = ['old', 'new'] as const;
// A tree ends by itself when this process does.
const trees = { old: await startTree(oldFolder), new: await startTree(newFolder) };
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

for (const name of names)
  await send({ ...shapes.plain!, messages: WARM, port: trees[name].port, name: 'bench' });
console.log('us of processor per mail: Mayfly + PostgreSQL (messages per second)');
for (const shape of chosen.length ? chosen : Object.keys(shapes)) {
  const load = shapes[shape]!;
  const found = { old: [] as number[][], new: [] as number[][] };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 ? (['new', 'old'] as const) : names) {
      const { port, read } = trees[name];
      const before = read();
      const rate = await send({ ...load, port, name: 'bench' });
      const after = read();
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
