import { constants } from 'node:fs';
import { access, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { type Check, reason } from './check.ts';
import type { Surroundings } from './surroundings.ts';

const PRIVATE = ['mail.key', 'postgres.password', 'smtp-tls.pem'];
const ENOUGH_FILES = 8192;
const FEW_FILES = 1024;

/** The data folder, the disk and the limits of this machine. */
export function machineChecks({ config, disk }: Surroundings): Check[] {
  const { dataDir } = config;
  return [
    { name: 'data folder', run: () => checkFolder(dataDir) },
    {
      name: 'disk',
      async run() {
        const space = await statfs(dataDir).catch(() => null);
        if (!space) return warn('not checked', 'create DATA_DIR first');
        const { bavail, bsize } = space;
        const free = bavail * bsize;
        const message = `${sizeOf(free)} free where DATA_DIR is`;
        if (free < disk.full)
          return fail(message, 'free some space: mail is deferred while the disk is full');
        return free < disk.low
          ? warn(message, 'free some space before mail has to be deferred')
          : ok(message);
      },
    },
    {
      name: 'open files',
      async run() {
        const running = await readFile(join(dataDir, 'running.json'), 'utf8').then(
          (text) => (JSON.parse(text) as { pid: number }).pid,
          () => 'self',
        );
        const limits = await readFile(`/proc/${running}/limits`, 'utf8').catch(() => '');
        const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1];
        if (!hard) return ok('this system has no known limit');
        const limit = hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
        const message = `up to ${hard} open files ${running === 'self' ? 'in this shell' : 'for the server'}`;
        const advice = 'each connection needs one: set LimitNOFILE=65536 in the unit, or ulimit -n';
        if (limit < FEW_FILES) return fail(message, advice);
        return limit < ENOUGH_FILES ? warn(message, advice) : ok(message);
      },
    },
  ];
}

async function checkFolder(dataDir: string): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(() => null);
  if (!folder)
    return [fail(`DATA_DIR ${dataDir} does not exist`, 'start Mayfly once, or create it for its user')];
  const found: Finding[] = [];
  const me = process.getuid?.();
  if (me !== undefined && folder.uid !== me)
    found.push(
      warn(
        `DATA_DIR belongs to user ${folder.uid} but this is user ${me}`,
        'run the doctor as the user Mayfly runs as',
      ),
    );
  if (folder.mode & 0o077)
    found.push(fail(`other users can read DATA_DIR ${dataDir}`, `chmod 700 ${dataDir}`));
  await access(dataDir, constants.W_OK).catch((error) =>
    found.push(
      fail(
        `DATA_DIR ${dataDir} cannot be written to (${reason(error)})`,
        'change its owner to the user Mayfly runs as',
      ),
    ),
  );
  for (const name of PRIVATE) {
    const file = await stat(join(dataDir, name)).catch(() => null);
    if (file && file.mode & 0o077)
      found.push(fail(`other users can read ${join(dataDir, name)}`, `chmod 600 ${join(dataDir, name)}`));
  }
  return found.length ? found : [ok(`${dataDir} is private to its user`)];
}

const sizeOf = (bytes: number) =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${Math.floor(bytes / 2 ** 20)} MB`;
