import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keyIdOf, keyIdsOf, type MailKeys } from './ring.ts';

export const mailKeyPath = (dataDir: string) => join(dataDir, 'mail.key');
/** The key that takes over soon, once every process has it. */
const nextKeyPath = (dataDir: string) => `${mailKeyPath(dataDir)}.next`;

/** Names all keys of a process: the one that seals, and the others in any order. */
export function ringIdOf(keys: MailKeys): string {
  const [own, ...others] = keyIdsOf(keys);
  return createHash('sha256')
    .update([own, ...others.sort()].join())
    .digest('hex')
    .slice(0, 16);
}

type KeySettings = { mailKey: Buffer | null; mailKeyOld: Buffer[]; dataDir: string };

/** The keys of an installation, from its settings or else from its folder. Null if it has none yet. */
export async function readMailKeys({ mailKey, mailKeyOld, dataDir }: KeySettings): Promise<MailKeys | null> {
  const current = mailKey ?? (await readMailKey(mailKeyPath(dataDir)));
  if (!current) return null;
  const isOther = (key: Buffer, nth: number, all: Buffer[]) =>
    !key.equals(current) && all.findIndex((one) => one.equals(key)) === nth;
  if (mailKey) return { mailKey, oldKeys: mailKeyOld.filter(isOther) };
  const files = await oldKeyFiles(dataDir);
  const stored = await Promise.all(files.map((path) => readMailKey(path)));
  return {
    mailKey: current,
    nextKey: (await readMailKey(nextKeyPath(dataDir))) ?? undefined,
    oldKeys: [...stored.filter((key) => key !== null), ...mailKeyOld].filter(isOther),
  };
}

/** The files with old keys, the newest first. */
async function oldKeyFiles(dataDir: string): Promise<string[]> {
  const path = mailKeyPath(dataDir);
  const names = await readdir(dataDir).catch(() => []);
  const numbers = names.map((name) => /^mail\.key\.(\d+)$/.exec(name)?.[1]).filter((n) => n !== undefined);
  return numbers.sort((a, b) => Number(b) - Number(a)).map((n) => `${path}.${n}`);
}

/** The ids of the old keys of an installation, what its operator calls them, and where they are. */
export async function namedOldKeys({ mailKey, mailKeyOld, dataDir }: KeySettings) {
  const files = mailKey ? [] : await oldKeyFiles(dataDir);
  const nth = (index: number) =>
    mailKeyOld.length > 1 ? `key ${index + 1} of MAIL_KEY_OLD` : 'MAIL_KEY_OLD';
  return [
    ...(await Promise.all(
      files.map(async (path) => ({
        key: keyIdOf((await readMailKey(path))!),
        name: basename(path),
        place: path,
      })),
    )),
    ...mailKeyOld.map((key, index) => ({ key: keyIdOf(key), name: 'a former MAIL_KEY', place: nth(index) })),
  ];
}

/** Changes of the keys in a folder, each of which can be repeated. */
export const createKeyFiles = (dataDir: string) => ({
  keepNext: (key: Buffer) => keepNextKey(dataDir, key),
  promoteNext: () => promoteNextKey(dataDir),
});

/** Writes the key that is to take over, unless an earlier try has. */
async function keepNextKey(dataDir: string, key: Buffer): Promise<void> {
  const path = nextKeyPath(dataDir);
  if (!(await readMailKey(path))) await keepMailKey(path, key);
}

/** The next key becomes the key, and the key an old one. If this is interrupted, it can be repeated. */
async function promoteNextKey(dataDir: string): Promise<void> {
  const path = mailKeyPath(dataDir);
  const [newest] = await oldKeyFiles(dataDir);
  const current = await readMailKey(path);
  const isKept = newest !== undefined && (await readMailKey(newest))?.equals(current!);
  if (!isKept) await link(path, `${path}.${Number(newest?.split('.').at(-1) ?? 0) + 1}`);
  await rename(nextKeyPath(dataDir), path);
  const folder = await open(dataDir);
  await folder.sync().finally(() => folder.close());
}

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
