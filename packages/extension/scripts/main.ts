// Builds both files into `dist`, and copies them to the folder that is given, for the site.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildExtension, targets } from './build.ts';

const to = join(import.meta.dirname, '../dist');
await buildExtension({ to, server: process.env.MAYFLY_URL ?? '' });

const downloads = process.argv[2];
if (downloads) {
  await mkdir(downloads, { recursive: true });
  for (const target of targets)
    await copyFile(join(to, `${target}.zip`), join(downloads, `mayfly-${target}.zip`));
}
