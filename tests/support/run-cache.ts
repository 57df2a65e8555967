import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSeed } from './database-seed.ts';

const root = new URL('../..', import.meta.url).pathname;
const parent = join(root, 'node_modules/.cache/mayfly-test');
const SOURCES = [
  'package-lock.json',
  'server/postgres',
  'server/store/migrate.ts',
  'server/store/migrations',
  'tests/support/database-seed.ts',
];
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/**
 * What every run needs and none changes: the database after its first start, the unpacked Chromium from npm, and
 * compiled code. It is kept between runs, until the dependencies or the migrations change.
 */
export function openRunCache() {
  const folder = join(parent, hashOf(SOURCES));
  const isNew = !existsSync(folder);
  if (isNew) rmSync(parent, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  /** A folder that is there is complete, also when a run was killed or two runs began together. */
  async function keep(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
    const made = join(folder, name);
    if (existsSync(made)) return made;
    const started = mkdtempSync(`${made}-`);
    await make(started);
    try {
      renameSync(started, made);
    } catch (error) {
      if (!existsSync(made)) throw error;
      rmSync(started, { recursive: true });
    }
    return made;
  }

  return {
    isNew,
    compiled: join(folder, 'compiled'),
    seed: () => keep('seed', createSeed),
    async chromium() {
      const made = await keep('chromium', (started) =>
        promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
          cwd: root,
          env: { ...process.env, TMPDIR: started },
        }),
      );
      return join(made, 'chromium');
    },
  };
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const entries = path.includes('.') ? null : readdirSync(join(root, path)).toSorted();
    if (entries) for (const entry of entries) add(join(path, entry));
    else hash.update(path).update(readFileSync(join(root, path)));
  };
  paths.forEach(add);
  return hash.digest('hex').slice(0, 16);
}
