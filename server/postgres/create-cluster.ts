import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { clusterFolder, passwordFile } from './connection.ts';
import type { RunAs } from './run-as.ts';

/**
 * How a child process names its working folder. If we are root, the child runs as another user, who may not be allowed
 * to enter the folders above the cluster. Through this path it can use the folder in which it was started.
 */
export const hereArgument = (folder: string) => (platform() === 'linux' ? '/proc/self/cwd' : folder);

/** The child gets none of our environment variables: they hold secrets, and PG* variables would change its behavior. */
export const childEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

type Options = { dataDir: string; initdb: string; runAs: RunAs; durable: boolean };

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves nothing half-made. */
export async function createCluster({ dataDir, initdb, runAs, durable }: Options): Promise<void> {
  const unfinished = join(dataDir, 'postgres.new');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (runAs) await chown(unfinished, runAs.uid, runAs.gid);

  const password = await openForChild(dataDir, await ensurePassword(dataDir), runAs);
  const child = spawn(
    initdb,
    [
      `--pgdata=${hereArgument(unfinished)}`,
      '--username=mayfly',
      '--pwfile=/dev/fd/3',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own C.UTF-8 is the same on every machine, whatever locales are installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: unfinished, env: childEnvironment, stdio: ['ignore', 'ignore', 'pipe', password.fd], ...runAs },
  );
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const [code] = await once(child, 'close').finally(() => password.close());
  if (code !== 0) {
    const line = errorOutput.split('\n').find((text) => text.includes('error:'));
    throw new Error(`the embedded database could not be created: ${line ?? `initdb ended with ${code}`}`);
  }
  await rename(unfinished, clusterFolder(dataDir));
}

async function ensurePassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir);
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing.trim() !== '') return existing.trim();
  const password = randomBytes(32).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** An open file that is already deleted, for the child to read the password from. It appears in no path or argument. */
async function openForChild(dataDir: string, password: string, runAs: RunAs) {
  const path = join(dataDir, `postgres.password.${process.pid}`);
  await rm(path, { force: true });
  await writeFile(path, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (runAs) await chown(path, runAs.uid, runAs.gid);
  const file = await open(path, 'r');
  await unlink(path);
  return file;
}
