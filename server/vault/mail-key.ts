import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const mailKeyPath = (dataDir: string) => join(dataDir, 'mail.key');

/** Reads the key from its file; null if there is no file yet. */
export async function readMailKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes in base64`);
  return key;
}

/** Written to a temporary file and then linked: nobody sees half a key, and an existing key is never replaced. */
export async function keepMailKey(path: string, key: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A random name, because the process id is 1 in every container that shares the folder.
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeFile(aside, `${key.toString('base64')}\n`, { mode: 0o600, flush: true });
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} was created by another process at the same moment: start again`);
  } finally {
    await unlink(aside).catch(() => {});
  }
}
