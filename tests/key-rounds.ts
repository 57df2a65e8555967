import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKeyRounds } from './support/key-rounds.ts';
import { newSeed } from './support/random.ts';

/** `node tests/key-rounds.ts 10` changes the mail key with ten kills and prints one line for each. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const seed = newSeed();
const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-keys-'));
print(`TEST_SEED=${seed} repeats the same random choices`);
try {
  const kills = Number(process.argv[2] ?? 10);
  const { acknowledged, addresses } = await runKeyRounds({ dataDir, kills, seed, report: print });
  print(`${acknowledged} mails in ${addresses} addresses, all readable, and nothing else needs an old key`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
