import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than all tests together have on the disk at a time. */
const ENOUGH = 4 * 2 ** 30;

/**
 * A folder for everything that a run writes, in memory where there is room: a database for a test is made of hundreds of
 * small files, and on a disk they take ten times the processor time.
 */
export function createRunFolder(): string {
  const make = (parent: string) => mkdtempSync(join(parent, 'mayfly-tests-'));
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= ENOUGH) {
      const folder = make('/dev/shm');
      if (canRunPrograms(folder)) return folder;
      rmSync(folder, { recursive: true });
    }
  } catch {
    // There is no such folder, or it is not ours to write to.
  }
  return make(tmpdir());
}

/** Containers often forbid it there, and Chromium is unpacked into the folder. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'try.sh');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
