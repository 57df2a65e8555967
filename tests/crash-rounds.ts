import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCrashRounds } from './support/crash.ts';

/** `node tests/crash-rounds.ts 20`: as many crashes as you like, one line each. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const rounds = Number(process.argv[2] ?? 20);
const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-crash-'));
try {
  const { sent, acknowledged } = await runCrashRounds({
    rounds,
    dataDir,
    report: (r) =>
      say(
        `round ${r.round}: killed the ${r.killed} after ${r.afterMs} ms; ${r.sent} sent, ${r.acknowledged} acknowledged; up again in ${r.restartMs} ms, all there once`,
      ),
  });
  say(`${rounds} rounds: ${sent} mails sent, ${acknowledged} acknowledged, none lost, none doubled`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
