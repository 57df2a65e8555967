// Writes a .br and a .gz file next to each built text file, so that the server does not have to compress them. Pages are
// left out: the server fills in their limits first.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'build', 'client');
const isText = /\.(js|css|svg|json)$/;
/** Smaller files gain nothing from compression. */
const MIN_SIZE = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

if (existsSync(folder)) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
}

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length <= MIN_SIZE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
