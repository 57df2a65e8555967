import { spawn } from 'node:child_process';
import { once } from 'node:events';

const script = `
const lag = require('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 });
lag.enable();
process.on('message', () => { process.send(lag.max / 1e6); lag.reset(); });
process.on('disconnect', () => process.exit());
process.send(0);`;

/**
 * A process that does nothing but watch its own event loop. How long that one stood still is what the machine did to
 * everybody: a block of ours is one that the witness did not see.
 */
export async function startWitness() {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
  return {
    async blockMs(): Promise<number> {
      child.send('tell');
      const [ms] = await once(child, 'message');
      return ms as number;
    },
    close: () => child.disconnect(),
  };
}
