import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');
export const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password');

/** The kernel limits the length of a socket's path; this leaves space for the file name. */
const LONGEST_FOLDER = 88;

/** The URL of the embedded database in this folder, for its own process and for the command line. */
export function embeddedUrl(dataDir: string): string {
  const password = readFileSync(passwordFile(dataDir), 'utf8').trim();
  const socketFolder = encodeURIComponent(shortened(clusterFolder(dataDir)));
  // The port is part of the socket's name. Without it, the client would use PGPORT.
  return `postgres://mayfly:${password}@localhost:5432/mayfly?host=${socketFolder}`;
}

/** A folder with a long path gets a short link to it. */
function shortened(folder: string): string {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return folder;
  const linkFolder = mkdtempSync(join(tmpdir(), 'mayfly-'));
  process.once('exit', () => rmSync(linkFolder, { recursive: true, force: true }));
  const link = join(linkFolder, 'db');
  symlinkSync(folder, link);
  return link;
}
