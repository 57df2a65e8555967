import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on this machine, or null. */
export function findTool(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'];
  for (const folder of folders) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // It is not in this folder.
    }
  }
  return null;
}

/** What a test needs from this machine. Without it the test is skipped, or fails where REQUIRE_TOOLS is set. */
export function needed<T>(found: T, what: string): T {
  if (!found && process.env.REQUIRE_TOOLS) throw new Error(`REQUIRE_TOOLS: there is no ${what}.`);
  return found;
}

/** The path of the first of these programs that is on this machine. */
export const neededTool = (...names: string[]): string | null =>
  needed(names.map(findTool).find((path) => path !== null) ?? null, names.join(' or '));

/** Runs a program and returns its exit code and output. */
export function runTool(path: string, args: string[], env: Record<string, string | undefined> = process.env) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(path, args, { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
