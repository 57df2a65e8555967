import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCrashRounds } from './support/crash.ts';
import { newSeed } from './support/random.ts';

/** `node tests/crash-rounds.ts 20` runs 20 rounds and prints one line for each. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const seed = newSeed();
const rounds = Number(process.argv[2] ?? 20);
const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-crash-'));
print(`TEST_SEED=${seed} repeats the same random choices`);
try {
  const { sent, acknowledged } = await runCrashRounds({
    rounds,
    dataDir,
    clients: 24,
    seed,
    report: (r) =>
      print(
        `round ${r.round}: killed the ${r.killed} after ${r.afterMs} ms; ${r.sent} sent, ${r.acknowledged} acknowledged; up again in ${r.restartMs} ms, every acknowledged mail stored once`,
      ),
  });
  print(`${rounds} rounds: ${sent} mails sent, ${acknowledged} acknowledged, none lost, none stored twice`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
