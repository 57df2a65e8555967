import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that a child process runs as; null means our own. */
export type RunAs = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. If we are root, it runs as the owner of the cluster, or as the first of these
 * users that exists.
 */
const candidates = ['mayfly', 'postgres', 'nobody'];

export async function chooseRunAs(clusterDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  const cluster = await stat(clusterDir).catch(() => null);
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  for (const name of candidates) {
    const found = await lookUp(name);
    if (found && found.uid !== 0) return found;
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no user mayfly, postgres or nobody: run Mayfly as an ordinary user, or set DATABASE_URL',
  );
}

async function lookUp(name: string): Promise<RunAs> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
