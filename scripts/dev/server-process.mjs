// The Mayfly server of `npm run dev`: a child process that is started again whenever its files change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Editors write several files at once; one restart is enough for all of them. */
const SETTLE_MS = 100;
const POLL_MS = 50;
/** The server stops by itself within ten seconds, unless it hangs. */
const KILL_AFTER_MS = 12_000;
/** If this process is killed, the channel closes and the server stops too. */
const STOP_WITH_PARENT =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

/**
 * `up()` resolves to true when the server answers, or to false when it has exited. During a restart it resolves
 * for the new server, so requests that wait for it never reach the old one.
 */
export function superviseServer({ root, port, env, nodeArgs, print }) {
  let pending = false;
  let stopped = false;
  let running = Promise.resolve(launch());
  let up = running.then(waitUntilUp);

  function launch() {
    const child = spawn(
      process.execPath,
      [...nodeArgs, '--import', STOP_WITH_PARENT, 'server/main.ts', '--without-pages'],
      {
        cwd: root,
        env: {
          NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'mayfly-dev'),
          ...process.env,
          ...env,
        },
        stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
      },
    );
    child.stdout.setEncoding('utf8').on('data', print);
    child.once('exit', (code, signal) => {
      if (child.isExpectedToExit || stopped) return;
      print(
        `\nThe server exited (${signal ?? `code ${code}`}). It starts again when one of its files changes.\n`,
      );
    });
    return child;
  }

  async function waitUntilUp(child) {
    while (isAlive(child)) {
      const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (answers) return true;
      await sleep(POLL_MS);
    }
    return false;
  }

  return {
    up: () => up,
    restart() {
      if (pending || stopped) return;
      pending = true;
      running = Promise.all([running, sleep(SETTLE_MS)]).then(async ([child]) => {
        pending = false;
        await end(child);
        return stopped ? child : launch();
      });
      up = running.then(waitUntilUp);
    },
    async stop() {
      stopped = true;
      await end(await running);
    },
  };
}

const isAlive = (child) => child.exitCode === null && child.signalCode === null;

async function end(child) {
  if (!isAlive(child)) return;
  child.isExpectedToExit = true;
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
}
