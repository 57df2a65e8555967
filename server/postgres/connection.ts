import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');
export const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password');

/** What the kernel takes as a socket's path, with room for the file's name. */
const LONGEST_FOLDER = 88;

/** Where the embedded database of this folder is reached: for its own process and for the command line beside it. */
export function embeddedUrl(dataDir: string): string {
  const password = readFileSync(passwordFile(dataDir), 'utf8').trim();
  const socketFolder = encodeURIComponent(shortened(clusterFolder(dataDir)));
  // The port is part of the socket's name; left out, it would come from PGPORT.
  return `postgres://mayfly:${password}@localhost:5432/mayfly?host=${socketFolder}`;
}

/** A deep folder gets a short name by a link in a folder of our own. */
function shortened(folder: string): string {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return folder;
  const own = mkdtempSync(join(tmpdir(), 'mayfly-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  const link = join(own, 'db');
  symlinkSync(folder, link);
  return link;
}
