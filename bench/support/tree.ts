import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs in the folder of its tree and uses the code there. */
const programOf = (inboxes: number, nodeArgs: string[]) => `
  import { startMayfly } from './bench/support/mayfly.ts';
  const mayfly = await startMayfly({ nodeArgs: ${JSON.stringify(nodeArgs)} });
  await mayfly.seedInboxes({ name: 'bench', count: ${inboxes} });
  const { smtpPort, pid, postmasterPid } = mayfly;
  console.log(JSON.stringify({ smtpPort, pid, postmasterPid }));
  process.stdin.resume().on('end', () => mayfly.stop().then(() => process.exit()));`;

/**
 * Starts the Mayfly of a checked-out tree with installed packages, with the inboxes `1bench@mayfly.test` and so on. It
 * does not check senders. It ends by itself when this process does.
 */
export async function startTree(
  folder: string,
  { inboxes, nodeArgs = [] }: { inboxes: number; nodeArgs?: string[] },
) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', programOf(inboxes, nodeArgs)], {
    cwd: resolve(folder),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SENDER_CHECKS: 'off' },
  });
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  if (!line) throw new Error(`${folder} did not start`);
  return {
    ...(JSON.parse(line) as { smtpPort: number; pid: number; postmasterPid: number }),
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
