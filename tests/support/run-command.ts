import { PassThrough, Readable } from 'node:stream';
import { runCommandLine } from '#server/cli/command-line.ts';
import { createCliTools } from '#server/compose/cli-tools.ts';
import { NO_DNS } from './no-dns.ts';

/** Runs the operator's command line in this process, which is much cheaper than a process of its own. */
export async function runCommand(env: Record<string, string>, ...args: string[]) {
  const written = { stdout: '', output: '' };
  const output = new PassThrough().setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text;
    written.output += text;
  });
  const errors = new PassThrough().setEncoding('utf8').on('data', (text: string) => {
    written.output += text;
  });
  const terminal = { input: Readable.from([]), output, errors };
  const code = await runCommandLine(args, createCliTools({ DNS_SERVERS: NO_DNS, ...env }, terminal));
  return { code, ...written };
}
