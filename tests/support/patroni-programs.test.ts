import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { patroniPrograms } from './patroni-programs.ts';

test('everything that is missing for the test with Patroni is named, and the newest PostgreSQL is used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const find = (name: string) => (name === 'etcd' ? null : `/usr/bin/${name}`);
  const postgresFolder = join(folder, 'postgresql');
  expect(patroniPrograms({ postgresFolder, find, isRoot: false }).missing).toEqual([
    'root',
    `PostgreSQL in ${postgresFolder}`,
    'etcd',
  ]);
  for (const version of ['9', '15']) mkdirSync(join(postgresFolder, version), { recursive: true });
  const all = { postgresFolder, find: () => '/usr/bin/any', isRoot: true };
  expect(patroniPrograms(all)).toEqual({ version: '15', missing: [] });
});
