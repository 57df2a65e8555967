import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** This file is there while a restore creates a database in the folder, and stays if it does not come to its end. */
export const unfinishedRestore = (dataDir: string) => join(dataDir, 'restore.unfinished');

/** What to tell if a start would find only a part of what an operator wanted to restore. */
export function findUnfinished(dataDir: string): { problem: string; remedy: string } | null {
  const mark = unfinishedRestore(dataDir);
  if (!existsSync(mark)) return null;
  return {
    problem: `a restore into ${dataDir} did not come to its end`,
    remedy: `repeat it, or remove ${mark} to begin without it`,
  };
}

export function refuseUnfinished(dataDir: string): void {
  const found = findUnfinished(dataDir);
  if (found) throw new Error(`${found.problem}: ${found.remedy}`);
}
