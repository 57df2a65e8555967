import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the system is; null when this machine does not have it. */
export function findTool(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'];
  for (const folder of folders) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // Not in this one.
    }
  }
  return null;
}

/** Runs a program to its end: its code, and all it said. */
export function runTool(path: string, args: string[], env: Record<string, string | undefined> = process.env) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(path, args, { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
