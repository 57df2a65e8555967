import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from './command.ts';
import type { Tools } from './tools.ts';

/** The option of a command that asks first. */
export const yes = { type: 'boolean', about: 'Do not ask first' } as const;

export class NotAgreedError extends Error {}

/** Returns only if the operator agrees: with --yes, or on the terminal. `what` is a sentence about what will be lost. */
export async function confirm(what: string, options: { yes: boolean }, tools: Pick<Tools, 'ask'>) {
  if (options.yes) return;
  const answer = await tools.ask(`${what} Type yes to go on: `);
  if (answer === null)
    throw new UsageError(`${what} There is no terminal to ask on: add --yes if that is what you want.`);
  if (answer.trim().toLowerCase() !== 'yes') throw new NotAgreedError('Nothing was changed.');
}

/** The same where a command also has to work in scripts that do not know --yes: without a terminal it goes on. */
export async function confirmAtTerminal(what: string, options: { yes: boolean }, tools: Pick<Tools, 'ask'>) {
  const answer = options.yes ? null : await tools.ask(`${what} Type yes to go on: `);
  if (answer !== null && answer.trim().toLowerCase() !== 'yes')
    throw new NotAgreedError('Nothing was changed.');
}

type Terminal = {
  input: Readable & { isTTY?: boolean };
  /** Standard error, so that standard output holds only the result. */
  prompt: Writable;
};

/** The answer typed at the terminal, empty after Ctrl-C; null if there is no terminal. */
export async function ask({ input, prompt }: Terminal, question: string): Promise<string | null> {
  if (!input.isTTY) return null;
  const lines = createInterface({ input, output: prompt, historySize: 0 });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.once('SIGINT', () => lines.close());
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}
