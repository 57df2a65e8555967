import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const IDLE_SERVER = `
const server = require('node:http').createServer((request, response) => response.end('{"status":"ok"}'));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());`;

/** How long answers took, the shortest first: of Mayfly, and of a process that has nothing else to do. */
export type Answers = { mayfly: number[]; idle: number[] };

/**
 * Asks `/healthz` at fixed times, whether or not others wait, on a thread of its own: the load of a benchmark does not
 * count. An idle server is asked at the same times: what it notices too comes from the machine.
 */
export async function startHealthProbe(http: string) {
  const idle = spawn(process.execPath, ['-e', IDLE_SERVER], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [port] = await once(idle, 'message');
  const urls = { mayfly: `${http}/healthz`, idle: `http://127.0.0.1:${port}/` };
  const worker = new Worker(new URL(import.meta.url), { workerData: { urls } });
  return {
    /** Since the last call. One that still waits counts as long as it has waited. */
    async take(): Promise<Answers> {
      worker.postMessage('take');
      const [answers] = await once(worker, 'message');
      return answers;
    },
    async stop() {
      idle.disconnect();
      await worker.terminate();
    },
  };
}

/** Asks one server, and returns how to take what it took. */
function ask(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const waiting = new Set<number>();
  let taken: number[] = [];
  setInterval(() => {
    const since = performance.now();
    waiting.add(since);
    const end = () => {
      if (waiting.delete(since)) taken.push(performance.now() - since);
    };
    get(url, { agent }, (answer) => answer.resume().on('end', end)).on('error', end);
  }, EVERY_MS);
  return () => {
    const still = [...waiting].map((since) => performance.now() - since);
    const all = [...taken, ...still].sort((a, b) => a - b);
    taken = [];
    return all;
  };
}

if (workerData?.urls) {
  const mayfly = ask(workerData.urls.mayfly);
  const idle = ask(workerData.urls.idle);
  parentPort!.on('message', () => parentPort!.postMessage({ mayfly: mayfly(), idle: idle() }));
}
