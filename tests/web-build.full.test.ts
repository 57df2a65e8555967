import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copiedFrom, readDockerfile } from './support/container-files.ts';
import { newFolder } from './support/new-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('what the build stage of the image copies is enough to build the web', async () => {
  const folder = await newFolder();
  const [build] = await readDockerfile();
  for (const path of copiedFrom(build!)) await cp(join(root, path), join(folder, path), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  await promisify(execFile)('npm', ['run', 'build:web'], { cwd: folder, maxBuffer: 2 ** 26 });
  expect(await readdir(join(folder, 'build/client'))).toContain('index.html');
});
