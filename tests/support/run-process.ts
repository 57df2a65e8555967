import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const root = new URL('../..', import.meta.url);

/** All that a process of ours gets of this one's environment: nothing of it is a setting. */
export function bareEnvironment() {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, TMPDIR, NODE_COMPILE_CACHE };
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

/** The real process, up, on free ports. */
export async function runProcess(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...bareEnvironment(), HTTP_PORT: '0', SMTP_PORT: '0', ...env },
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
