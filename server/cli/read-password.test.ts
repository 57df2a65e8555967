import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.ts';

/** A stream that claims to be a terminal, and collects what readPassword writes to it. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const prompt = new PassThrough();
  return { input, prompt, shown: () => String(prompt.read() ?? '') };
}

test('a password typed twice is returned and never shown', async () => {
  const { input, prompt, shown } = terminal();
  const password = readPassword({ input, prompt });
  input.write('correct horse\r');
  input.write('correct horse\r');
  expect(await password).toBe('correct horse');
  expect(shown()).toBe('Password: \nPassword again: \n');
});

test('backspace corrects a typing mistake', async () => {
  const { input, prompt } = terminal();
  const password = readPassword({ input, prompt });
  input.write('horsf\u007fe!\r');
  input.write('horse!\r');
  expect(await password).toBe('horse!');
});

test('two different passwords are refused', async () => {
  const { input, prompt } = terminal();
  const password = readPassword({ input, prompt });
  input.write('one\rtwo\r');
  await expect(password).rejects.toThrow('The two passwords are not the same.');
});

test.each(['\u0003', '\u0004'])('Ctrl-C and Ctrl-D end the question without a password (%j)', async (key) => {
  const { input, prompt } = terminal();
  const password = readPassword({ input, prompt });
  input.write(`half${key === '\u0004' ? '\u0015' : ''}${key}`);
  await expect(password).rejects.toThrow(/Cancelled|missing/);
});

test('a pipe gives its first line, without a question', async () => {
  const input = new PassThrough();
  const prompt = new PassThrough();
  input.end('from a pipe \nsecond line\n');
  expect(await readPassword({ input, prompt })).toBe('from a pipe ');
  expect(prompt.read()).toBeNull();
});

test('an empty pipe is refused', async () => {
  const input = new PassThrough();
  input.end();
  await expect(readPassword({ input, prompt: new PassThrough() })).rejects.toThrow('The password is missing');
});
