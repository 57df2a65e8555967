import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { count } from './cost.ts';
import { NO_DNS } from './no-dns.ts';

const root = new URL('../..', import.meta.url);

/** The part of this environment that child processes get. Its only setting keeps DNS off. */
export function bareEnvironment() {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, TMPDIR, NODE_COMPILE_CACHE, DNS_SERVERS: NO_DNS };
}

/** Runs the operator's command line as a process of its own until it ends. */
export const runCli = (env: Record<string, string>, ...args: string[]) => runCliWithInput('', env, ...args);

/** The same with something piped into it. */
export async function runCliWithInput(input: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/mayfly.ts', ...args], {
    cwd: root,
    env: { ...bareEnvironment(), ...env },
  });
  child.stdin.on('error', () => {}).end(input);
  let stdout = '';
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (stream === child.stdout) stdout += text;
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code: code as number, stdout, output };
}

/**
 * Starts the real process on free ports and waits until it is up. It has two receiving threads, as in production. Senders
 * are not checked: without DNS nothing is found, and every process would load the library. `folder` is another copy of the
 * program.
 */
export async function runProcess(
  env: Record<string, string>,
  { folder = root }: { folder?: string | URL } = {},
) {
  count('processes');
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      ...bareEnvironment(),
      HTTP_PORT: '0',
      SMTP_PORT: '0',
      SMTP_THREADS: '2',
      // A day would need a hundred partitions.
      PREMIUM_LIFETIME: '2h',
      SENDER_CHECKS: 'off',
      ...env,
    },
  });
  let output = '';
  let wake: (() => void) | null = null;
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      wake?.();
    });
  const ended = once(child, 'close').then(() => {
    wake?.();
  });
  while (!/is up|did not start/.test(output) && child.exitCode === null && child.signalCode === null)
    await new Promise<void>((resolve) => {
      wake = resolve;
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
