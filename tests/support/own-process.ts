import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * What this code prints, as JSON, in a process of its own: nothing else uses its processor time and memory. A worker of
 * the tests has threads and garbage of other files.
 */
export async function inOwnProcess<T>(code: string): Promise<T> {
  const options = ['--expose-gc', '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: new URL('../..', import.meta.url),
  });
  return JSON.parse(stdout);
}
