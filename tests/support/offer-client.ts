import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = new URL('../../packages/client/src/index.ts', import.meta.url);

/** Lets scripts in a folder import `@mayfly/client`, without building it. */
export async function offerClient(folder: string) {
  const installed = join(folder, 'node_modules/@mayfly/client');
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), '{"type":"module","exports":"./index.js"}');
  await writeFile(join(installed, 'index.js'), `export * from '${source}';\n`);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
}
