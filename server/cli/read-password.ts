import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Writable as WritableStream } from 'node:stream';
import { UsageError } from './command.ts';

/**
 * Asks for a password twice without showing it, when there is a terminal. Otherwise takes the first line of the
 * input, as in `echo secret | npm run mayfly -- user create …`.
 */
export async function readPassword({
  input,
  prompt,
}: {
  input: Readable & { isTTY?: boolean };
  /** Where the questions are written. Standard error, so that standard output holds only the result. */
  prompt: Writable;
}): Promise<string> {
  const terminal = Boolean(input.isTTY);
  // In terminal mode readline turns off the terminal's echo and echoes to its own output instead.
  const lines = createInterface({ input, output: silent(), terminal, historySize: 0 });
  let cancelled = false;
  lines.on('SIGINT', () => {
    cancelled = true;
    lines.close();
  });
  const iterator = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (terminal) prompt.write(question);
    const { value } = await iterator.next();
    if (terminal) prompt.write('\n');
    if (cancelled) throw new Error('Cancelled.');
    return value as string | undefined;
  };
  try {
    const password = await ask('Password: ');
    if (password === undefined)
      throw new UsageError('The password is missing: type it when asked, or pipe it in.');
    if (terminal && (await ask('Password again: ')) !== password)
      throw new UsageError('The two passwords are not the same.');
    return password;
  } finally {
    lines.close();
  }
}

const silent = () =>
  new WritableStream({
    write(_chunk, _encoding, done) {
      done();
    },
  });
