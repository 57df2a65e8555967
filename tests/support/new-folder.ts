import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, which goes with everything else that the run has written. For what is small. */
export const newFolder = () => mkdtemp(join(tmpdir(), 'mayfly-'));
