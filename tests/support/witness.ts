import { spawn } from 'node:child_process';
import { once } from 'node:events';

const script = `
const lag = require('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 });
lag.enable();
process.on('message', () => { process.send(lag.max / 1e6); lag.reset(); });
process.on('disconnect', () => process.exit());
process.send(0);`;

/**
 * An idle process that measures its own event loop. Blocks that it sees too come from the machine and not from the
 * server.
 */
export async function startWitness() {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
  return {
    async blockMs(): Promise<number> {
      child.send('measure');
      const [ms] = await once(child, 'message');
      return ms as number;
    },
    close: () => child.disconnect(),
  };
}
