import { readdirSync } from 'node:fs';
import { findTool } from './tools.ts';

type Machine = { postgresFolder?: string; find?: typeof findTool; isRoot?: boolean };

/** Debian's newest PostgreSQL on this machine, and what is missing for a cluster with Patroni. */
export function patroniPrograms({
  postgresFolder = '/usr/lib/postgresql',
  find = findTool,
  isRoot = process.getuid?.() === 0,
}: Machine = {}): { version: string; missing: string[] } {
  const [version = ''] = versionsIn(postgresFolder).toSorted((a, b) => Number(b) - Number(a));
  const programs = ['etcd', 'patroni', 'patronictl', 'psql', 'haproxy', 'runuser'].filter(
    (name) => !find(name),
  );
  return {
    version,
    missing: [
      ...(isRoot ? [] : ['root']),
      ...(version ? [] : [`PostgreSQL in ${postgresFolder}`]),
      ...programs,
    ],
  };
}

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
