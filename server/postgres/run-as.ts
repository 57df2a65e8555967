import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Another user for a child process; null is "as ourselves". */
export type RunAs = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so root lends the work to somebody else: whoever owns the cluster
 * already, else the first of these users that the machine has.
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
