import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const root = new URL('../..', import.meta.url);

/** The real process, up, on free ports. */
export async function runProcess(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, HTTP_PORT: '0', SMTP_PORT: '0', ...env },
  });
  let output = '';
  let told: (() => void) | null = null;
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      told?.();
    });
  const ended = once(child, 'close').then(() => {
    told?.();
  });
  while (!/is up|did not start/.test(output) && child.exitCode === null && child.signalCode === null)
    await new Promise<void>((resolve) => {
      told = resolve;
    });
  const http = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
  const smtpPort = Number(/comes in +[^ ]+:(\d+)/.exec(output)?.[1]);
  if (!http || !smtpPort) {
    child.kill('SIGTERM');
    await ended;
    throw new Error(`the process did not start:\n${output}`);
  }
  return {
    http,
    smtpPort,
    pid: child.pid!,
    output: () => output,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
