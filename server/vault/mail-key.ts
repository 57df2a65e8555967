import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key from the environment, or the one kept in DATA_DIR, made on the first start. Written aside and linked
 * into place, so that of two processes starting together both end with the same whole key.
 */
export async function loadMailKey({
  dataDir,
  given,
}: {
  dataDir: string;
  given: Buffer | null;
}): Promise<Buffer> {
  if (given) return given;
  const path = join(dataDir, 'mail.key');
  await mkdir(dataDir, { recursive: true });
  // Not by process number: in containers that share the folder, everybody is number 1.
  const aside = `${path}.${randomUUID()}`;
  try {
    const existing = await readKey(path);
    if (existing) return existing;
    await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(aside).catch(() => {});
  }
  const key = await readKey(path);
  if (!key) throw new Error(`${path} vanished while starting`);
  return key;
}

async function readKey(path: string) {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes in base64`);
  return key;
}
